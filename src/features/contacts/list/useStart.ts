import { useEffect, useState } from 'react'
import { readOnce } from '../../../lib/reader.ts'
import { changedContactFields } from '../panel/describeChange.ts'
import { emptyTyped, type TypedContact, typedContact } from '../panel/newContact.ts'

/** What the form of a new contact begins with: nothing, or what was refused. Null while that is read. */
export function useStart(refused: string | null): TypedContact | null {
  const [start, setStart] = useState(refused ? null : emptyTyped)
  useEffect(() => {
    if (!refused) return
    let gone = false
    const look = async () => {
      const issue = await readOnce((db) => db.issues.get(refused))
      const fields = issue && changedContactFields(issue)
      if (!gone) setStart(fields ? typedContact(fields) : emptyTyped)
    }
    void look()
    return () => {
      gone = true
    }
  }, [refused])
  return start
}
