import { expect, test } from '@playwright/test'
import type { GenericSchema } from 'valibot'
import { calls } from '#contract/index.ts'

/*
 * Filters that choose what is acted on. A filter whose unknown part is left out finds more than the person saw, so
 * each refuses what it does not know. A page that is newer than the cloud can send such a part.
 */

type Schema = GenericSchema & {
  wrapped?: Schema
  pipe?: readonly Schema[]
  entries?: Record<string, Schema>
  options?: readonly Schema[]
}

const choosing = ['filter', 'to', 'audience', 'chosen']

/** The kinds of the objects that choose, by their paths within a schema. */
const choicesIn = (schema: Schema, path: string, isChoice: boolean): [path: string, type: string][] => {
  if (schema.wrapped !== undefined) return choicesIn(schema.wrapped, path, isChoice)
  const own = [...(schema.pipe ?? []).slice(0, 1), ...(schema.options ?? [])].filter(it => it !== schema)
  const below = Object.entries(schema.entries ?? {})
  const isOpen = isChoice && below.some(([, part]) => part.type === 'optional')
  return [
    ...(isOpen ? ([[path, schema.type]] satisfies [string, string][]) : []),
    ...own.flatMap(it => choicesIn(it, path, isChoice)),
    ...below.flatMap(([name, part]) => choicesIn(part, `${path}.${name}`, isChoice || choosing.includes(name)))
  ]
}

const filters = Object.entries(calls)
  .filter(([, { method }]) => method !== 'GET')
  .flatMap(([name, { body }]) => (body === undefined ? [] : choicesIn(body as Schema, name, false)))

test('there are filters that choose what is acted on', () => expect(filters.length).toBeGreaterThan(4))

for (const [path, type] of filters)
  test(`${path} refuses a part of a filter that it does not know`, () => expect(type).toBe('strict_object'))
