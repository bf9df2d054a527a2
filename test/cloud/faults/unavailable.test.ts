import { expect, test } from '@playwright/test'
import { isUnavailable } from '../../../cloud/database/engine/unavailable.pure.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause })

const rows: [name: string, error: unknown, unavailable: boolean][] = [
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['a broken one that drizzle wrapped', wrapped(withCode('ECONNRESET')), true],
  ['a server that stops', wrapped(withCode('57P01')), true],
  ['a server that starts', withCode('57P03'), true],
  ['a statement that took too long', wrapped(withCode('57014')), true],
  ['a full disk', wrapped(withCode('53100')), true],
  ['too many connections', withCode('53300'), true],
  ['a server that only reads', withCode('25006'), true],
  ['a driver that waited in vain', new Error('timeout exceeded when trying to connect'), true],
  ['a connection that ended under a query', wrapped(new Error('Connection terminated unexpectedly')), true],
  ['a value that is taken', wrapped(withCode('23505')), false],
  ['a column that is not there', withCode('42703'), false],
  ['a fault of ours', new TypeError('x is undefined'), false],
  ['no error at all', '57P01', false]
]
for (const [name, error, unavailable] of rows)
  test(`takes ${name} for ${unavailable ? 'a database that may be back later' : 'a fault of ours'}`, () => {
    expect(isUnavailable(error)).toBe(unavailable)
  })
