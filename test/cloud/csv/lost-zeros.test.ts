import { expect, test } from '@playwright/test'
import { lostZeros, numbersAmong } from '../../../cloud/csv/lost-zeros.pure.ts'

const known = ['007', '12', '0x1', '000', '0012-A', '00450']

const written: [id: string, almost: string | undefined][] = [
  ['7', '007'],
  ['007', undefined],
  ['07', undefined],
  ['12', undefined],
  ['450', '00450'],
  ['0', '000'],
  ['x1', undefined],
  ['12-A', undefined],
  ['', undefined]
]

for (const [id, almost] of written)
  test(`an ID that a spreadsheet shortened almost fits one that is there: ${id} is ${almost}`, () =>
    expect(lostZeros(known)(id)).toBe(almost))

test('only numbers without zeros before them are looked up, each once', () =>
  expect(numbersAmong(['7', '7', '007', 'A7', ''])).toEqual(['7']))
