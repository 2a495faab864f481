use super::*;

fn frame(sp: u64) -> Frame {
    Frame {
        function: "f".to_owned(),
        arguments: None,
        place: None,
        inlined: false,
        id: 1,
        pc: None,
        sp: Some(sp),
    }
}

#[test]
fn an_address_belongs_to_a_frame() {
    let frames = [frame(0x100), frame(0x100), frame(0x200), frame(0x300)];
    let owners = [
        (0x0ff, None),
        (0x100, Some(1)),
        (0x1ff, Some(1)),
        (0x200, Some(2)),
        (0x300, None),
    ];
    for (address, wanted) in owners {
        assert_eq!(owner_on_stack(&frames, address), wanted, "{address:#x}");
    }
    let above = [
        (0x0ff, Some(1)),
        (0x100, Some(2)),
        (0x2ff, Some(3)),
        (0x300, None),
    ];
    for (address, wanted) in above {
        assert_eq!(owner_above(&frames, address), wanted, "{address:#x}");
    }
    let marks = [
        (0, Some(0x1f8)),
        (1, Some(0x1f8)),
        (2, Some(0x2f8)),
        (3, None),
        (9, None),
    ];
    for (index, wanted) in marks {
        assert_eq!(return_address(&frames, index), wanted, "{index}");
    }
}

#[test]
fn allocators_are_known_by_their_names() {
    let cases: [(&[&str], Option<Fate>); 13] = [
        (
            &[
                "__asan::Allocator::Allocate",
                "__asan::asan_malloc",
                "___interceptor_malloc",
            ],
            Some(Fate::Born),
        ),
        (
            &[
                "__memset_avx512_unaligned_erms",
                "__asan::Allocator::Allocate",
            ],
            Some(Fate::Born),
        ),
        (&["__interceptor_malloc"], Some(Fate::Born)),
        (&["__interceptor_trampoline_calloc"], Some(Fate::Born)),
        (&["tcache_get", "__GI___libc_malloc"], Some(Fate::Born)),
        (&["_int_free", "__GI___libc_free"], Some(Fate::Freed)),
        (&["operator new[](unsigned long)"], Some(Fate::Born)),
        (&["operator delete(void*)"], Some(Fate::Freed)),
        (&["free"], Some(Fate::Freed)),
        (&["__asan::Allocator::Deallocate(void*)"], Some(Fate::Freed)),
        (&["___interceptor_realloc"], None),
        (&["freeze", "mallocate"], None),
        (&[], None),
    ];
    for (functions, wanted) in cases {
        let functions: Vec<String> = functions.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(fate(&functions), wanted, "{functions:?}");
    }
}
