;; Where a word begins in a text, 16 places at a time: only those are compared whose first and last byte are the word's.
(module
  (import "texts" "memory" (memory 1))

  ;; The first place in [from, to) of the memory, or -1. The word stands at `word` and has at least one byte.
  ;; Up to 16 bytes after the text are read and not used.
  (func $find (export "find")
    (param $from i32) (param $to i32) (param $word i32) (param $length i32) (result i32)
    (local $first v128)
    (local $last v128)
    (local $toLast i32)
    (local $candidates i32)
    (local $at i32)
    (local $compared i32)

    ;; From here on the last place where the word can begin.
    (local.set $to (i32.sub (local.get $to) (local.get $length)))
    (local.set $toLast (i32.sub (local.get $length) (i32.const 1)))
    (local.set $first (v128.load8_splat (local.get $word)))
    (local.set $last (v128.load8_splat (i32.add (local.get $word) (local.get $toLast))))

    (block $nowhere
      (loop $blocks
        (br_if $nowhere (i32.gt_s (local.get $from) (local.get $to)))
        (local.set $candidates
          (i8x16.bitmask
            (v128.and
              (i8x16.eq (local.get $first) (v128.load (local.get $from)))
              (i8x16.eq (local.get $last) (v128.load (i32.add (local.get $from) (local.get $toLast)))))))
        (block $next
          (loop $each
            (br_if $next (i32.eqz (local.get $candidates)))
            (local.set $at (i32.add (local.get $from) (i32.ctz (local.get $candidates))))
            (br_if $nowhere (i32.gt_s (local.get $at) (local.get $to)))
            (local.set $compared (i32.const 1))
            (block $differs
              (loop $compare
                (if (i32.ge_s (local.get $compared) (local.get $toLast))
                  (then (return (local.get $at))))
                (br_if $differs
                  (i32.ne
                    (i32.load8_u (i32.add (local.get $at) (local.get $compared)))
                    (i32.load8_u (i32.add (local.get $word) (local.get $compared)))))
                (local.set $compared (i32.add (local.get $compared) (i32.const 1)))
                (br $compare)))
            ;; Without its lowest bit.
            (local.set $candidates
              (i32.and (local.get $candidates) (i32.sub (local.get $candidates) (i32.const 1))))
            (br $each)))
        (local.set $from (i32.add (local.get $from) (i32.const 16)))
        (br $blocks)))
    (i32.const -1))

  ;; The same for many texts. At `texts` stand `count` pairs of 32 bits, from and to, and 16 more `from` that can be read;
  ;; each `from` is written over with what was found, counted from there. A text that was found in at once is left before
  ;; the next one has come from the memory, so a later one is asked for meanwhile: then it is there when its turn comes.
  (func (export "findEach") (param $texts i32) (param $count i32) (param $word i32) (param $length i32) (result i32)
    (local $end i32)
    (local $ahead i32)
    (local $touched i32)
    (local $from i32)
    (local $at i32)
    (local.set $end (i32.add (local.get $texts) (i32.shl (local.get $count) (i32.const 3))))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $texts) (local.get $end)))
        (local.set $ahead (i32.load offset=128 (local.get $texts)))
        (local.set $touched
          (i32.or
            (local.get $touched)
            (i32.or
              (i32.load8_u (local.get $ahead))
              (i32.load8_u offset=64 (local.get $ahead)))))
        (local.set $from (i32.load (local.get $texts)))
        (local.set $at
          (call $find
            (local.get $from)
            (i32.load offset=4 (local.get $texts))
            (local.get $word)
            (local.get $length)))
        (i32.store
          (local.get $texts)
          (select
            (i32.const -1)
            (i32.sub (local.get $at) (local.get $from))
            (i32.lt_s (local.get $at) (i32.const 0))))
        (local.set $texts (i32.add (local.get $texts) (i32.const 8)))
        (br $each)))
    ;; Nobody needs it, but what is not used would not be read.
    (local.get $touched)))
