/**
 * Pages of the server's own under this address: the app is no answer to them. They are matched against the path with what is
 * asked behind it.
 */
export const serverPages: RegExp[] = [/^\/api\//, /^\/assets\//, /^\/static\//, /^\/sandbox(?![^/?])/, /^\/f\//]
