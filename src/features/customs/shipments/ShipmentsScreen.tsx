import { useAddress } from '../../../lib/useAddress.ts'
import { CompanyPage } from '../company/CompanyPage.tsx'
import { readShipments, type ShipmentsAddress, writeShipments } from '../customsAddress.ts'
import { SearchPage } from './SearchPage.tsx'

/** The search with what it found, or the company that the address names. */
export function ShipmentsScreen() {
  const [params, setParams] = useAddress()
  const address = readShipments(params)
  const onAddress = (change: Partial<ShipmentsAddress>) =>
    setParams((now) => writeShipments({ ...readShipments(now), ...change }))
  const { company } = address.filter
  return company === undefined ? (
    <SearchPage address={address} onAddress={onAddress} />
  ) : (
    <CompanyPage key={company} id={company} address={address} onAddress={onAddress} />
  )
}
