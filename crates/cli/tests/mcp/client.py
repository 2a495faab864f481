"""An independent client, the Python SDK, talks to `patchwright mcp` as any stock client would.

Usage: client.py PATCHWRIGHT ROOT, where ROOT holds the case `src`, another below `others/two`, and the patches.
Every check that fails ends the script; the last line says that all were made.
"""

import os
import signal
import subprocess
import sys
import time
from contextlib import asynccontextmanager
from pathlib import Path

import anyio
from jsonschema import Draft202012Validator
from mcp import Client, ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

BINARY, ROOT = sys.argv[1], Path(sys.argv[2]).resolve()
FIX, WRONG, HANGS = ((ROOT / f"{name}.patch").read_text() for name in ("fix", "wrong", "hangs"))
OWN = {"reproduce", "purified_report", "constraint", "verify_patch", "submit_patch"}
LOOKS = {"view_code", "find_definition", "find_references", "run_to_line", "backtrace", "print_value", "watch"}
# Of a busy machine.
LONG = 120


def server(*words):
    folders = {"HOME": "home", "XDG_CACHE_HOME": "cache", "XDG_STATE_HOME": "state"}
    env = {name: str(ROOT / folder) for name, folder in folders.items()} | {"PATH": os.environ["PATH"]}
    return StdioServerParameters(command=BINARY, args=["mcp", *words], env=env, cwd=str(ROOT))


@asynccontextmanager
async def connected(*words):
    async with stdio_client(server(*words)) as streams:
        async with ClientSession(*streams) as session:
            await session.initialize()
            yield session


def children(of):
    """The process ids below a process."""
    found = []
    for task in Path(f"/proc/{of}/task").glob("*"):
        try:
            for child in (task / "children").read_text().split():
                found += [int(child), *children(child)]
        except OSError:
            pass
    return found


def server_process():
    mine = [pid for pid in children(os.getpid()) if os.path.realpath(f"/proc/{pid}/exe") == os.path.realpath(BINARY)]
    assert mine, "the server does not run"
    return mine[0]


def text(result):
    return "\n".join(block.text for block in result.content)


async def refused(session, name, arguments, words):
    result = await session.call_tool(name, arguments)
    assert result.is_error, (name, text(result))
    assert words in text(result), (name, text(result))


class Judging:
    """A call of verify_patch on a patch that hangs, until its program runs."""

    def __init__(self):
        self.runs = anyio.Event()
        self.seen = []

    async def progress(self, progress, total, message):
        self.seen.append((progress, message))
        if message and "judging" in message and "PoC" in message:
            self.runs.set()

    async def begin(self, session, ended):
        try:
            await session.call_tool("verify_patch", {"patch": HANGS}, progress_callback=self.progress)
            ended.append("answered")
        except BaseException as error:
            ended.append(type(error).__name__)
            raise

    async def until_it_runs(self):
        with anyio.fail_after(LONG):
            await self.runs.wait()
        await anyio.sleep(0.3)


async def lists(session):
    assert session.server_info.name == "patchwright"
    assert "verify_patch" in session.instructions
    tools = (await session.list_tools()).tools
    names = {tool.name for tool in tools}
    assert OWN | LOOKS <= names, names
    for tool in tools:
        Draft202012Validator.check_schema(tool.input_schema)
        assert tool.description and "case" in tool.input_schema["properties"], tool.name
    resources = (await session.list_resources()).resources
    assert {one.name for one in resources} == {"report", "manifest", "verdict"}
    assert len((await session.list_resource_templates()).resource_templates) == 3
    prompts = (await session.list_prompts()).prompts
    assert [prompt.name for prompt in prompts] == ["repair_crash"]


async def reports(session):
    seen = []

    async def progress(progress, total, message):
        seen.append((progress, message))

    result = await session.call_tool("purified_report", {}, progress_callback=progress)
    assert not result.is_error, text(result)
    assert "past_the_end" in text(result)
    assert result.structured_content["reports"][0]["report"]["function"] == "past_the_end"
    counts = [count for count, _ in seen]
    assert counts and counts == sorted(set(counts)), seen
    assert any("building" in message for _, message in seen), seen
    manifest = await session.read_resource("patchwright://manifest")
    assert "[[poc]]" in manifest.contents[0].text


async def bad_arguments(session):
    await refused(session, "verify_pach_and_more", {}, "there is no tool")
    await refused(session, "verify_patch", {}, "patch")
    await refused(session, "verify_patch", {"patch": " "}, "empty")
    await refused(session, "verify_patch", {"patch": ["x"]}, "patch")
    await refused(session, "verify_patch", {"patch": "x" * (1 << 20) + "x"}, "bytes")
    await refused(session, "verify_patch", {"patch": FIX, "case": 7}, "`case` is a text")
    await refused(session, "view_code", {"file": "nowhere.c", "start": 1, "end": 9}, "nowhere.c")
    await refused(session, "view_code", {"colour": "red"}, "colour")
    for elsewhere in ("/etc", "..", "home", "others", "a\u0000b", "x" * 9999):
        await refused(session, "purified_report", {"case": elsewhere}, "is not a case that this server may open")
    for uri in ("patchwright://nothing", "file:///etc/passwd", "patchwright://verdict"):
        try:
            await session.read_resource(uri)
        except Exception as error:
            assert "no such resource" in str(error) or "no patch was judged" in str(error), error
        else:
            raise AssertionError(uri)


async def judgements(session):
    wrong = await session.call_tool("verify_patch", {"patch": WRONG})
    assert not wrong.is_error and text(wrong).startswith("REFUSED at the check `poc`"), text(wrong)
    assert wrong.structured_content["accepted"] is False
    await refused(session, "submit_patch", {"patch": WRONG}, "NOT ACCEPTED, and nothing was written")
    assert not (ROOT / "patchwright-out").exists(), "a refused patch was written"
    right = await session.call_tool("verify_patch", {"patch": FIX})
    assert text(right).startswith("ACCEPTED"), text(right)
    assert right.structured_content["accepted"] is True
    last = await session.read_resource("patchwright://verdict")
    assert '"accepted": true' in last.contents[0].text
    misfit = await session.call_tool("verify_patch", {"patch": FIX.replace("block[at]", "elsewhere[at]")})
    assert text(misfit).startswith("REFUSED at the check `apply`"), text(misfit)


async def cancelling(session):
    process = server_process()
    judging, ended = Judging(), []
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(judging.begin, session, ended)
        await judging.until_it_runs()
        assert children(process), "nothing runs"
        tasks.cancel_scope.cancel()
    with anyio.fail_after(5):
        while left := children(process):
            await anyio.sleep(0.02)
    assert ended == ["CancelledError"], ended
    assert not left and not (await session.call_tool("purified_report", {})).is_error


async def side_by_side(session):
    """Looks at code and program, a judgement, and another case, all at once."""
    answers = {}

    async def call(key, name, arguments):
        answers[key] = await session.call_tool(name, arguments)

    view = {"file": "prog.c", "start": 1, "end": 20}
    async with anyio.create_task_group() as tasks:
        for number in range(3):
            tasks.start_soon(call, f"view {number}", "view_code", view)
        tasks.start_soon(call, "trace", "backtrace", {})
        tasks.start_soon(call, "holds", "constraint", {})
        tasks.start_soon(call, "judged", "verify_patch", {"patch": WRONG})
        tasks.start_soon(call, "other", "purified_report", {"case": "others/two"})
    for key, result in answers.items():
        assert not result.is_error, (key, text(result))
    assert all("calloc" in text(answers[f"view {number}"]) for number in range(3))
    assert "past_the_end" in text(answers["trace"])
    assert "must hold" in text(answers["holds"]) or "Not explained" in text(answers["holds"])
    assert text(answers["judged"]).startswith("REFUSED")
    assert "beyond" in text(answers["other"]) and "past_the_end" not in text(answers["other"])
    prompt = await session.get_prompt("repair_crash", {})
    asked = prompt.messages[0].content.text
    assert "past_the_end" in asked and "submit_patch" in asked and "{{" not in asked


async def submitting(session):
    why = "The last cell is read behind the end."
    done = await session.call_tool("submit_patch", {"patch": FIX, "why": why})
    assert not done.is_error and text(done).startswith("ACCEPTED and written out"), text(done)
    assert done.structured_content["status"] == "repaired"
    assert why in (ROOT / "patchwright-out/bundle/README.md").read_text()
    assert (ROOT / "patchwright-out/patch.diff").is_file()


async def judge_until_killed():
    """What a client does that is killed in the middle of a judgement."""
    judging = Judging()
    async with connected("src") as session:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(judging.begin, session, [])
            await judging.until_it_runs()
            print(server_process(), flush=True)
            await anyio.sleep(LONG)


async def client_gone():
    client = subprocess.Popen([sys.executable, *sys.argv, "until-killed"], stdout=subprocess.PIPE)
    process = int(client.stdout.readline())
    below = children(process)
    assert below, "nothing runs"
    client.kill()
    client.wait()
    gone([process, *below])


def gone(processes):
    deadline = time.monotonic() + 10
    while left := [pid for pid in processes if Path(f"/proc/{pid}").exists()]:
        assert time.monotonic() < deadline, f"left: {left}"
        time.sleep(0.02)


async def server_killed():
    judging, ended = Judging(), []
    async with connected("src") as session:
        process = server_process()
        async with anyio.create_task_group() as tasks:

            async def begin():
                try:
                    await judging.begin(session, ended)
                except Exception:
                    pass

            tasks.start_soon(begin)
            await judging.until_it_runs()
            below = children(process)
            assert below, "nothing runs"
            os.kill(process, signal.SIGKILL)
    gone(below)
    assert ended and ended != ["answered"], ended


async def newest_protocol():
    """Without a handshake, where both sides can."""
    async with Client(stdio_client(server("--allow", "others"))) as client:
        tools = (await client.list_tools()).tools
        assert all("case" in tool.input_schema["required"] for tool in tools)
        result = await client.call_tool("verify_patch", {"patch": FIX})
        assert result.is_error and "no case is given" in text(result), text(result)


async def main():
    async with connected("src", "--allow", "others") as session:
        for part in (lists, reports, bad_arguments, judgements, cancelling, side_by_side, submitting):
            started = time.monotonic()
            with anyio.fail_after(LONG):
                await part(session)
            print(f"{part.__name__}: {time.monotonic() - started:.1f} s", flush=True)
    for part in (client_gone, server_killed, newest_protocol):
        started = time.monotonic()
        with anyio.fail_after(LONG):
            await part()
        print(f"{part.__name__}: {time.monotonic() - started:.1f} s", flush=True)
    print("all was well")


anyio.run(judge_until_killed if sys.argv[3:] == ["until-killed"] else main)
