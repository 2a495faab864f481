// Panics and fatal errors of the Go runtime, one per case.
package main

import (
	"errors"
	"fmt"
	"os"
	"sync"
	"unsafe"
)

type node struct {
	pad  [4]int
	next *node
}

type shape interface{ area() int }

type square struct{ side int }

func (s *square) area() int { return s.side * s.side }

type box struct{ cells []int }

//go:noinline
func (b *box) pick(at int) int {
	return b.cells[at] // BUG go-index go-again
}

//go:noinline
func part(cells []int, from, to int) []int {
	return cells[from:to] // BUG go-slice
}

//go:noinline
func follow(n *node) *node {
	return n.next // BUG go-nil
}

//go:noinline
func share(whole, parts int) int {
	return whole / parts // BUG go-divide
}

//go:noinline
func room(n int) []byte {
	return make([]byte, n) // BUG go-makeslice
}

//go:noinline
func asShape(thing any) shape {
	return thing.(shape) // BUG go-cast
}

//go:noinline
func note(seen map[string]int, word string) {
	seen[word] = 1 // BUG go-nil-map
}

//go:noinline
func refuse(why string) {
	panic(errors.New(why)) // BUG go-error
}

//go:noinline
func again(n int) int { // BUG go-recursion
	return again(n+1) + n // BUG go-recursion
}

//go:noinline
func wait(c chan int) int {
	return <-c // BUG go-deadlock
}

func withCleanup(b *box) int {
	defer func() {
		if reason := recover(); reason != nil {
			panic(fmt.Sprintf("cleanup after: %v", reason))
		}
	}()
	return b.pick(9)
}

//go:noinline
func scribble() {
	*(*int)(unsafe.Pointer(uintptr(0xdead0000))) = 1 // BUG go-wild
}

func race() {
	var both sync.WaitGroup
	total := 0
	both.Add(2)
	for i := 0; i < 2; i++ {
		go func() {
			defer both.Done()
			total++ // BUG go-race
		}()
	}
	both.Wait()
	fmt.Println(total > 0)
}

func writers() {
	seen := map[int]int{}
	for i := 0; i < 8; i++ {
		go func() {
			for n := 0; ; n++ {
				seen[n%100] = i // BUG go-writers
			}
		}()
	}
	select {}
}

func main() {
	b := &box{cells: make([]int, 3)}
	switch name := os.Args[1]; name {
	case "go-index":
		b.pick(5)
	case "go-slice":
		part(b.cells, 2, 9)
	case "go-nil":
		follow(follow(&node{}))
	case "go-divide":
		share(7, len(os.Args)-2)
	case "go-makeslice":
		room(-len(os.Args))
	case "go-cast":
		asShape(name)
	case "go-nil-map":
		note(nil, name)
	case "go-error":
		refuse("no magic")
	case "go-recursion":
		again(0)
	case "go-deadlock":
		wait(make(chan int))
	case "go-again":
		withCleanup(b)
	case "go-wild":
		scribble()
	case "go-race":
		race()
	case "go-writers":
		writers()
	}
}
