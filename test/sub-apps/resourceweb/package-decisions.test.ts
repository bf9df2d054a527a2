import { expect, test } from '@playwright/test'
import * as limits from '#contract/limits.ts'
import { missingParts, percentOf, rangeOf } from '../../../packages/kit/portal/file-parts.pure.ts'
import { emptyDraft, problemsOf } from '../../../sub-apps/resourceweb/packages/upload/upload-draft.pure.ts'

const part = limits.packagePartBytes

test('a file is cut into parts, and the last one is what is left', () => {
  expect(rangeOf(2.5 * part, 2)).toEqual({ from: 2 * part, until: 2.5 * part })
  expect(missingParts(2.5 * part, [1])).toEqual([0, 2])
  expect(missingParts(2 * part, [0, 1])).toEqual([])
  expect(missingParts(0, [])).toEqual([])
  expect([percentOf(0, 3), percentOf(2, 3), percentOf(999, 1_000), percentOf(3, 3)]).toEqual([0, 66, 99, 100])
})

test('a new package needs a name and a kind, a version only its number and file', () => {
  const file = new File(['x'], 'a.zip')
  expect(problemsOf(emptyDraft, true)).toEqual({
    name: 'empty',
    robotKind: 'empty',
    version: 'version',
    file: 'file'
  })
  expect(problemsOf({ ...emptyDraft, version: '2.1.0', file }, false)).toEqual({})
  expect(problemsOf({ ...emptyDraft, version: '2', file: new File([], 'a.zip') }, false)).toEqual({
    version: 'version',
    file: 'file'
  })
})
