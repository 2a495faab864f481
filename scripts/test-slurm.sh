#!/bin/sh
# A campaign on a real Slurm with two simulated nodes, of which one dies in the middle: nothing may be lost, what is missing is
# submitted again, and the report must be that of a local run.
#
#   sh scripts/test-slurm.sh PATCHWRIGHT [CELLS]
#
# Needs root and the Debian packages slurmctld, slurmd, slurm-client, munge and python3. Everything is below one temporary
# folder: keys, configuration, state and logs; a Slurm of this machine is not touched.
set -eu

patchwright=$(realpath "${1:?usage: test-slurm.sh PATCHWRIGHT [CELLS]}")
cells=${2:-60}
here=$(cd "$(dirname "$0")" && pwd)
[ "$(id -u)" = 0 ] || { echo "test-slurm: run this as root: munged and slurmd need it" >&2; exit 2; }
for program in munged slurmctld slurmd sbatch python3; do
    command -v "$program" >/dev/null 2>&1 || PATH=$PATH:/usr/sbin command -v "$program" >/dev/null 2>&1 || {
        echo "test-slurm: $program is missing; run: apt-get install -y slurmctld slurmd slurm-client munge python3" >&2
        exit 2
    }
done
PATH=$PATH:/usr/sbin
work=$(mktemp -d /tmp/patchwright-slurm.XXXXXX)
chmod 755 "$work"
running=""
stop() {
    status=$?
    for pid in $running; do kill -9 "$pid" 2>/dev/null || true; done
    [ "$status" = 0 ] || { echo "test-slurm: failed; the last lines of $work/*.log:" >&2; tail -n 5 "$work"/*.log >&2; }
    [ "$status" = 0 ] && rm -rf "$work"
}
trap stop EXIT
trap 'exit 130' INT TERM
since() { echo "$(($(date +%s) - $1)) s"; }

# Keys and sockets of its own.
mkdir -m 700 "$work/munge"
dd if=/dev/urandom of="$work/munge/key" bs=1024 count=1 2>/dev/null
chmod 600 "$work/munge/key"
munged --foreground --force --key-file="$work/munge/key" --socket="$work/munge.socket" --pid-file="$work/munge/pid" \
    --log-file="$work/munge.log" --seed-file="$work/munge/seed" --num-threads=2 >"$work/munge.out.log" 2>&1 &
running="$running $!"

host=$(hostname -s)
cpus=$(nproc)
port=$((20000 + $$ % 20000))
mkdir "$work/state" "$work/n1" "$work/n2"
cat >"$work/slurm.conf" <<CONF
ClusterName=simulated
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$work/munge.socket
CryptoType=crypto/munge
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/%n
SlurmctldPidFile=$work/ctld.pid
SlurmdPidFile=$work/%n.pid
SlurmctldLogFile=$work/ctld.log
SlurmdLogFile=$work/%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
JobRequeue=1
ReturnToService=2
SlurmdTimeout=15
MinJobAge=3600
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 1)) CPUs=$cpus State=UNKNOWN
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 2)) CPUs=$cpus State=UNKNOWN
PartitionName=all Nodes=n1,n2 Default=YES MaxTime=INFINITE State=UP OverSubscribe=NO
CONF
export SLURM_CONF="$work/slurm.conf"
slurmctld -D >"$work/ctld.out.log" 2>&1 &
running="$running $!"
# Each in a process namespace of its own: if its first process dies, so does everything that runs there.
start_node() {
    # Another machine has other control groups; here two nodes would take each other's for those of dead processes.
    unshare --pid --fork --kill-child --mount-proc sh -c '
        [ ! -d /sys/fs/cgroup/memory ] || mount -t tmpfs none /sys/fs/cgroup/memory || exit
        exec slurmd -D -N "$0"' "$1" \
        >"$work/$1.out.log" 2>&1 &
    eval "$1=$!"
    running="$running $!"
}
start_node n1
start_node n2
waited=0
until sinfo -h -N -o '%N %t' 2>/dev/null | grep -c idle | grep -q '^2$'; do
    waited=$((waited + 1))
    [ "$waited" -lt 120 ] || { echo "test-slurm: the nodes do not come up: $(sinfo -h -N -o '%N %t' 2>&1)" >&2; exit 1; }
    sleep 0.5
done
echo "Slurm $(sinfo --version | cut -d' ' -f2), two nodes with $cpus processors each"

python3 "$here/campaign/tiny_suite.py" "$work/suite" "$cells"
bench() { "$patchwright" bench "$@" --cache-dir "$work/cache"; }
# A result that is an error is none.
done_cells() { grep -Lr '^  "status": "error"' "$work/far/cells" --include=result.json 2>/dev/null | wc -l; }

began=$(date +%s)
bench run "$work/suite/suite.toml" --out "$work/near" --jobs 1 --quiet >"$work/near.log"
echo "local run: $(head -n 1 "$work/near.log"), $(since "$began")"

submit() {
    bench submit "$work/suite/suite.toml" --out "$work/far" --slurm >"$work/submit.log"
    sed -n 's/^  sbatch //p' "$work/submit.log"
}
# Until no task is pending or running, at most half an hour.
await() {
    waited=0
    while squeue -h -j "$1" -t PD,R,CG,CF 2>/dev/null | grep -q .; do
        waited=$((waited + 1))
        [ "$waited" -lt 1800 ] || { echo "test-slurm: job $1 does not end: $(squeue -h -j "$1")" >&2; exit 1; }
        sleep 1
    done
}

began=$(date +%s)
script=$(submit)
# Slurm would begin lost tasks again by itself; here they are to be missed.
job=$(sbatch --parsable --no-requeue "$script")
waited=0
until [ "$(done_cells)" -ge $((cells / 4)) ] && [ -n "$(squeue -h -r -w n2 -j "$job" -t R -o %i)" ]; do
    waited=$((waited + 1))
    [ "$waited" -lt 6000 ] || { echo "test-slurm: nothing is done" >&2; exit 1; }
    sleep 0.1
done
victims=$(squeue -h -r -w n2 -j "$job" -t R -o %i | wc -l)
kill -9 "$n2"
echo "node n2 died: cells done $(done_cells), tasks running there $victims"
# Rather than after its timeout.
scontrol update nodename=n2 state=down reason=power
await "$job"
lost=$((cells - $(done_cells)))
echo "the array ended after $(since "$began"): cells missing $lost"
[ "$lost" -gt 0 ] || { echo "test-slurm: no cell was lost, so nothing was shown; try again" >&2; exit 1; }

script=$(submit)
resubmitted=$(sed -n 's/.*: \([0-9]*\) of [0-9]* cells$/\1/p' "$work/submit.log")
[ "$resubmitted" = "$lost" ] || { echo "test-slurm: $resubmitted cells were submitted again" >&2; exit 1; }
job=$(sbatch --parsable --no-requeue "$script")
await "$job"
[ "$(done_cells)" = "$cells" ] || { echo "test-slurm: only $(done_cells) cells are done" >&2; exit 1; }
echo "submitted again: $resubmitted; all done after $(since "$began")"
submit >/dev/null
grep -q 'nothing is left' "$work/submit.log"

# Same cells, same ends, same patches; and no cell has two journals.
for side in near far; do bench report "$work/$side" --as baseline >"$work/$side.tsv"; done
diff "$work/near.tsv" "$work/far.tsv" || { echo "test-slurm: the reports differ" >&2; exit 1; }
journals=$(find "$work/far/cells" -path '*/runs/*' -name journal.jsonl | wc -l)
[ "$journals" = "$cells" ] || { echo "test-slurm: $journals journals for $cells cells" >&2; exit 1; }
repaired=$(awk -F '\t' '$4 == "repaired"' "$work/far.tsv" | wc -l)
echo "same report as the local run: $cells cells, $repaired repaired"
