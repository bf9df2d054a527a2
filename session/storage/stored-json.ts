import { type GenericSchema, safeParse } from 'valibot'
import { adapter } from '../adapter.ts'

/** Stored JSON; `otherwise` when there is none or it does not match the schema. Any script may have written it. */
export const readStoredJson = <Value>(name: string, schema: GenericSchema<unknown, Value>, otherwise: Value): Value => {
  try {
    const kept = safeParse(schema, JSON.parse(adapter().storage.read(name) ?? ''))
    return kept.success ? kept.output : otherwise
  } catch {
    return otherwise
  }
}
