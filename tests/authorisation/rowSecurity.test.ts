import { describe } from 'vitest'
import { attackEverything } from './attacks.ts'
import { dropConditions } from './rowSecurityOnly.ts'

describe('with row-level security alone', () => {
  attackEverything(({ server }) => dropConditions(server.database.pool))
})
