import { expect, test } from 'vitest'
import { unshownCause } from './unshown.ts'

test.each([
  ['gone', '803', '(#803) Some of the aliases you requested do not exist: lamps', 'gone'],
  ['gone', '100/33', "Object with ID '1' does not exist, cannot be loaded due to missing permissions", 'notShown'],
  ['gone', '110/2207013', 'Invalid user id', 'notShown'],
  ['gone', '110/2207013', 'The user with username: lamps cannot be found.', 'notShown'],
  ['gone', '110/2207013', 'The user is not a business account', 'private'],
  ['gone', '24', 'This account was deleted', 'gone'],
  ['gone', '24', 'The account is private or was deleted', 'notShown'],
  ['forbidden', '10', '(#10) Object is age-restricted', 'restricted'],
  ['forbidden', '200', 'Restricted by country', 'restricted'],
  ['forbidden', '10', "(#10) This endpoint requires the 'pages_read_engagement' permission", null],
  ['forbidden', '10', '(#10) This message is sent outside of allowed window.', null],
] as const)('%s %s "%s" is told as %s', (kind, code, said, why) => {
  expect(unshownCause({ kind, code, said })).toBe(why)
})
