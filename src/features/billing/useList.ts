import { useState } from 'react'
import { momentsOf } from '../../lib/period.ts'
import { useAddress } from '../../lib/useAddress.ts'
import { type ListAddress, readList, withList } from './listAddress.ts'

/** What the address says of a list, and the way to change it. */
export function useList() {
  const [params, setParams] = useAddress()
  const [opened] = useState(() => new Date())
  const list = readList(params)
  return {
    list,
    moments: momentsOf(list.period, opened),
    onList: (change: Partial<ListAddress>) => setParams((now) => withList(now, change)),
  }
}
