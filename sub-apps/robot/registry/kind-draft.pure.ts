import { createRobotKind, type RobotKindDefinition } from '#contract/calls/robot-registry/kinds.ts'
import { isShipped, type RobotCapability } from '#contract/calls/robots/capabilities.ts'
import { type Language, languageCodes } from '#contract/languages.ts'
import { wrongFields } from '#kit/portal/wrong-fields.pure.ts'

type NameField = `name.${Language}`
const nameField = (language: Language): NameField => `name.${language}`

/** A kind while a person writes it. Each name is a field of its own, so that two people may change different ones. */
export type KindDraft = { robotKind: string; capabilities: readonly RobotCapability[] } & Record<NameField, string>

export const draftOf = (read: RobotKindDefinition | undefined): KindDraft => ({
  robotKind: read?.robotKind ?? '',
  capabilities: read?.capabilities ?? [],
  ...(Object.fromEntries(languageCodes.map(it => [nameField(it), read?.names[it] ?? ''])) as Record<NameField, string>)
})

/** The body of a request. A name that is empty is no name. */
export const bodyOf = (draft: KindDraft) => ({
  robotKind: draft.robotKind.trim(),
  capabilities: [...draft.capabilities],
  names: Object.fromEntries(
    languageCodes.flatMap(language => {
      const name = draft[nameField(language)].trim()
      return name === '' ? [] : [[language, name]]
    })
  )
})

/** `code`: not the form of a code. `name`: a kind of one's own without an English name. `illegal`: a name with braces. */
export type KindProblem = 'code' | 'name' | 'illegal'

/** The problem of each field. */
export const problemsOf = (draft: KindDraft): Partial<Record<string, KindProblem>> => {
  const body = bodyOf(draft)
  const wrongNames = wrongFields(languageCodes.map(nameField), createRobotKind.body, body, ([first, second]) =>
    first === 'names' ? `name.${second}` : first
  )
  return {
    ...(wrongFields(['robotKind'], createRobotKind.body, body).length === 0 ? {} : { robotKind: 'code' }),
    ...(isShipped(body.robotKind) || body.names.en !== undefined ? {} : { 'name.en': 'name' }),
    ...Object.fromEntries(wrongNames.map(name => [name, 'illegal']))
  }
}
