import type { CallRequest } from '#contract/call.ts'
import { addSoftwareVersion, type SoftwareKind, type SoftwareVersion } from '#contract/calls/ota/software.ts'
import { wrongFields } from '#kit/portal/wrong-fields.pure.ts'

/** The values that a person writes and chooses for a version. */
export type VersionDraft = {
  version: string
  /** Of the chosen file; empty before there is one. */
  fileName: string
  size: number
  notes: string
  needs: readonly { softwareId: number; atLeast: string }[]
}

export const emptyVersion: VersionDraft = { version: '', fileName: '', size: 0, notes: '', needs: [] }

/** The draft that goes on with a version whose file is on its way. The file has to be chosen again. */
export const draftOf = ({ version, notes, needs }: SoftwareVersion): Partial<VersionDraft> => ({
  version,
  notes,
  needs: needs.map(({ softwareId, atLeast }) => ({ softwareId, atLeast }))
})

type Body = Omit<CallRequest<typeof addSoftwareVersion>['body'], 'softwareId'>

/** The body that is sent for a draft without problems, once the file is read. */
export const bodyOf = ({ version, fileName, size, notes, needs }: VersionDraft, sha256: string): Body => ({
  ...{ version: version.trim(), fileName, size, sha256, notes },
  needs: needs.map(({ softwareId, atLeast }) => ({ softwareId, atLeast: atLeast.trim() }))
})

const fields = ['version', 'fileName', 'size', 'notes', 'needs'] as const
export type VersionProblem = 'version' | 'file' | 'notes' | 'needs'

/** Before the file is read, any digest will do. */
const anyDigest = '0'.repeat(64)

/** The wrong fields, in the order of the form. Apps of people need notes: their users read them. */
export const problemsOf = (
  draft: VersionDraft,
  kind: SoftwareKind
): Partial<Record<VersionProblem, VersionProblem>> => {
  const wrong = wrongFields(fields, addSoftwareVersion.body, { softwareId: 1, ...bodyOf(draft, anyDigest) })
  const isWrong = (field: (typeof fields)[number]): boolean =>
    wrong.includes(field) || (field === 'notes' && kind === 'client' && draft.notes.trim() === '')
  const nameOf = (field: (typeof fields)[number]): VersionProblem =>
    field === 'fileName' || field === 'size' ? 'file' : field
  return Object.fromEntries(fields.filter(isWrong).map(field => [nameOf(field), nameOf(field)]))
}
