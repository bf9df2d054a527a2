import { type GenericSchema, safeParse } from 'valibot'
import { adapter } from '../adapter.ts'

/** What was kept as JSON; `otherwise` where there is nothing, or something that anybody else may have written. */
export const readStoredJson = <Value>(name: string, schema: GenericSchema<unknown, Value>, otherwise: Value): Value => {
  try {
    const kept = safeParse(schema, JSON.parse(adapter().storage.read(name) ?? ''))
    return kept.success ? kept.output : otherwise
  } catch {
    return otherwise
  }
}
