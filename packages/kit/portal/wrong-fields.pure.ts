import * as v from 'valibot'

/** The problem of a field: nothing was typed, or the cloud would refuse the value. */
export type WrongValue = 'empty' | 'illegal'

/**
 * The fields of a form whose values the call's own schema refuses, in the order of the form.
 * @param nameOf the field of a problem by its path in the body; without it, the first name of the path
 */
export const wrongFields = <Name extends string>(
  fields: readonly Name[],
  schema: v.GenericSchema | undefined,
  body: unknown,
  nameOf: (path: readonly unknown[]) => unknown = ([first]) => first
): Name[] => {
  const { issues = [] } = v.safeParse(schema ?? v.any(), body)
  const wrong = issues.map(({ path = [] }) => nameOf(path.map(({ key }) => key)))
  return fields.filter(name => wrong.includes(name))
}

/** The problems of wrong fields. A field whose value is no text is never empty. */
export const wrongValues = <Name extends string>(
  draft: Readonly<Record<Name, unknown>>,
  wrong: readonly Name[]
): Partial<Record<Name, WrongValue>> => {
  const problemOf = (value: unknown): WrongValue =>
    typeof value === 'string' && value.trim() === '' ? 'empty' : 'illegal'
  return Object.fromEntries(wrong.map(name => [name, problemOf(draft[name])])) as Partial<Record<Name, WrongValue>>
}
