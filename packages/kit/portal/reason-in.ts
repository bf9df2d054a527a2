import { Refused } from '@portal/session'

/** The name of the reason that the cloud gave for a refusal, among the known ones. The application has a sentence of its own for it. */
export const reasonIn = <Name extends string>(
  known: Readonly<Record<Name, string>>,
  error: unknown
): Name | undefined => {
  const given = error instanceof Refused ? error.fields.map(({ reason }) => reason) : []
  return (Object.keys(known) as Name[]).find(name => given.includes(known[name]))
}
