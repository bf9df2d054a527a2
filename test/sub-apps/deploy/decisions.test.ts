import { expect, test } from '@playwright/test'
import type { MeasurePoint } from '#contract/calls/deploy/measures.ts'
import { isFiltered, readList, writeList } from '../../../packages/kit/list-address.pure.ts'
import { charts, pathOf, roundedUp, topOf } from '../../../sub-apps/deploy/devices/chart-lines.pure.ts'
import { draftOf, writtenOf, wrongCodeFields } from '../../../sub-apps/deploy/fault-codes/code-draft.pure.ts'

/* The decisions of the deployment application, tested without a browser. */

const minute = 60_000
const point = (minutes: number, processor: number, temperature = 400): MeasurePoint => ({
  time: minutes * minute,
  processor,
  memory: 0,
  disk: 0,
  temperature,
  received: 3,
  sent: 0
})
const drawn = { kind: 'processor', from: 0, to: 100 * minute, minutes: 1, top: 100 } as const

const paths: [what: string, points: MeasurePoint[], path: string][] = [
  ['nothing', [], ''],
  ['one point as a dot', [point(50, 25)], 'M50 75h0'],
  ['two minutes as a line', [point(0, 0), point(1, 100)], 'M0 100h0L1 0'],
  ['a gap as a gap', [point(0, 10), point(1, 10), point(5, 10)], 'M0 90h0L1 90M5 90h0'],
  ['a value above the scale at its end', [point(10, 130)], 'M10 0h0']
]
for (const [what, points, path] of paths)
  test(`a chart draws ${what}`, () => {
    expect(pathOf({ points, ...drawn })).toBe(path)
  })

const ends: [value: number, end: number][] = [
  [0, 1],
  [1, 1],
  [3, 5],
  [180, 200],
  [201, 500],
  [999, 1_000]
]
for (const [value, end] of ends)
  test(`a scale of ${value} ends at ${end}`, () => {
    expect(roundedUp(value)).toBe(end)
  })

test('per cent has a fixed scale, degrees reach to 100 at least, speeds to what there is', () => {
  const tops = (points: MeasurePoint[]) => charts.map(chart => topOf(chart, points))
  expect(tops([])).toEqual([100, 100, 1_000, 10])
  expect(tops([point(0, 5, 1_100)])).toEqual([100, 100, 2_000, 10])
})

test('a form begins with what is kept, and leaves empty languages out', () => {
  const kept = {
    faultCode: 'E-1',
    severity: 'error',
    names: { en: 'Name', fr: 'Nom' },
    remedies: { en: 'Do it.' },
    updateTime: 0
  } as const
  const { updateTime: _updateTime, ...written } = kept
  expect(writtenOf(draftOf(kept))).toEqual(written)
  expect(writtenOf({ ...draftOf(kept), faultCode: ' e-1 ' }).faultCode).toBe('E-1')
})

test('an empty form has three wrong fields, in their order', () => {
  expect(wrongCodeFields(draftOf())).toEqual(['faultCode', 'names', 'remedies'])
  const draft = draftOf()
  expect(wrongCodeFields({ ...draft, faultCode: 'E 1', names: { ...draft.names, en: 'x' } })).toEqual([
    'faultCode',
    'remedies'
  ])
})

test('a list’s address is read and written, and unknown values are left out', () => {
  const filters = { severity: ['error', 'info'] } as const
  const search = '?severity=error&text=a+&sort=-name&page=3&micro=true'
  const address = readList(search, filters, ['name'])
  expect(address).toEqual({ text: 'a', chosen: { severity: 'error' }, sort: '-name', page: 3 })
  expect(writeList(address, search)).toBe('?micro=true&text=a&severity=error&sort=-name&page=3')
  const other = readList('?severity=bad&sort=severity&page=0', filters, ['name'])
  expect(other).toEqual({ text: '', chosen: { severity: '' }, sort: undefined, page: 1 })
  expect([isFiltered(address), isFiltered(other)]).toEqual([true, false])
})
