import { type GenericSchema, safeParse } from 'valibot'
import { outside } from '../outside.ts'

/** What was kept as JSON; `otherwise` where there is nothing, or something that anybody else may have written. */
export const readStoredJson = <Value>(name: string, schema: GenericSchema<unknown, Value>, otherwise: Value): Value => {
  try {
    const kept = safeParse(schema, JSON.parse(outside().storage.read(name) ?? ''))
    return kept.success ? kept.output : otherwise
  } catch {
    return otherwise
  }
}
