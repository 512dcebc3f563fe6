import { DatabaseSync } from 'node:sqlite'

/** What Graph has not told yet of its numbers, in its order. */
export type UntoldChanges = {
  add: (number: string, change: object) => void
  first: (number: string, most: number) => object[]
  /** that many of the first ones are told */
  drop: (number: string, count: number) => void
  close: () => void
}

export function untoldInMemory(): UntoldChanges {
  const all = new Map<string, object[]>()
  const of = (number: string) => all.get(number) ?? []
  return {
    add(number, change) {
      const some = of(number)
      some.push(change)
      all.set(number, some)
    },
    first: (number, most) => of(number).slice(0, most),
    drop(number, count) {
      of(number).splice(0, count)
    },
    close: () => all.clear(),
  }
}

const schema = `
  pragma journal_mode = wal;
  pragma synchronous = off;
  create table if not exists untold (id integer primary key, number text not null, change text not null);
  create index if not exists untold_of_number on untold (number, id);`

/** Meta goes on telling when it was not heard, so what was told to a server that was killed is there when it is begun again. */
export function untoldInFile(path: string): UntoldChanges {
  const database = new DatabaseSync(path)
  database.exec(schema)
  const add = database.prepare('insert into untold (number, change) values (?, ?)')
  const first = database.prepare('select change from untold where number = ? order by id limit ?')
  const drop = database.prepare(
    'delete from untold where id in (select id from untold where number = ? order by id limit ?)',
  )
  return {
    add(number, change) {
      add.run(number, JSON.stringify(change))
    },
    first: (number, most) => first.all(number, most).map(({ change }) => JSON.parse(change as string) as object),
    drop(number, count) {
      drop.run(number, count)
    },
    close: () => database.close(),
  }
}
