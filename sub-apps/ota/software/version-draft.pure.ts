import type { CallRequest } from '#contract/call.ts'
import { addSoftwareVersion, type SoftwareKind } from '#contract/calls/ota/software.ts'
import { wrongFields } from '#kit/portal/wrong-fields.pure.ts'

/** The values that a person writes about a version. */
export type VersionDraft = {
  version: string
  fileName: string
  size: string
  sha256: string
  notes: string
  needs: readonly { softwareId: number; atLeast: string }[]
}

export const emptyVersion: VersionDraft = {
  version: '',
  fileName: '',
  size: '',
  sha256: '',
  notes: '',
  needs: []
}

type Body = Omit<CallRequest<typeof addSoftwareVersion>['body'], 'softwareId'>

/** The body that is sent for a draft without problems. */
export const bodyOf = ({ version, fileName, size, sha256, notes, needs }: VersionDraft): Body => ({
  version: version.trim(),
  fileName: fileName.trim(),
  size: Number(size),
  sha256: sha256.trim().toLowerCase(),
  notes,
  needs: needs.map(({ softwareId, atLeast }) => ({ softwareId, atLeast: atLeast.trim() }))
})

const fields = ['version', 'fileName', 'size', 'sha256', 'notes', 'needs'] as const
export type VersionProblem = (typeof fields)[number]

/** The wrong fields, in the order of the form. Apps of people need notes: their users read them. */
export const problemsOf = (
  draft: VersionDraft,
  kind: SoftwareKind
): Partial<Record<VersionProblem, VersionProblem>> => {
  const wrong = wrongFields(fields, addSoftwareVersion.body, { softwareId: 1, ...bodyOf(draft) })
  const isWrong = (field: VersionProblem): boolean =>
    wrong.includes(field) || (field === 'notes' && kind === 'client' && draft.notes.trim() === '')
  return Object.fromEntries(fields.filter(isWrong).map(field => [field, field]))
}
