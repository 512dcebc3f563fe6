import { useEffect, useState } from 'react'
import { useAddress } from '../../../lib/useAddress.ts'
import { useSettled } from '../../../lib/useSettled.ts'
import { readTaskAddress, type TaskAddress, writeTaskAddress } from './taskAddress.ts'

/** The list as the address has it; what is being typed gets there when the typing rests. */
export function useTaskAddress() {
  const [params, setParams] = useAddress()
  const address = readTaskAddress(params)
  const [typed, setTyped] = useState(address.search)
  const settled = useSettled(typed)
  const set = (change: Partial<TaskAddress>) =>
    setParams((now) => writeTaskAddress({ ...readTaskAddress(now), search: typed, ...change }), { replace: true })
  useEffect(() => {
    const known = readTaskAddress(new URLSearchParams(window.location.search))
    if (known.search !== settled) setParams(writeTaskAddress({ ...known, search: settled }), { replace: true })
  }, [settled, setParams])
  const clear = () => {
    setTyped('')
    set({ search: '', status: null })
  }
  return { address, typed, set, search: setTyped, clear }
}
