import { describe } from 'vitest'
import { amount } from '../amounts.ts'
import { attackEverything } from './attacks.ts'
import { dropConditions } from './rowSecurityOnly.ts'

describe('with row-level security alone', () => {
  attackEverything(({ server }) => dropConditions(server.database.pool), { oneIn: amount('ROW_SECURITY_ONE_IN') })
})
