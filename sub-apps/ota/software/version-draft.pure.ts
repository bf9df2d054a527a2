import type { CallRequest } from '#contract/call.ts'
import type { addSoftwareVersion, SoftwareKind } from '#contract/calls/ota/software.ts'
import { isVersionNumber } from '#contract/calls/ota/version-number.ts'

/** The values that a person writes about a version. */
export type VersionDraft = {
  version: string
  fileName: string
  size: string
  sha256: string
  notes: string
  needs: { softwareId: number; atLeast: string }[]
}

export const emptyVersion = (): VersionDraft => ({
  version: '',
  fileName: '',
  size: '',
  sha256: '',
  notes: '',
  needs: []
})

export type VersionProblem = 'version' | 'fileName' | 'size' | 'sha256' | 'notes' | 'needs'

/** The first field that is wrong. Apps of people need notes: their users read them. */
export const problemOf = (draft: VersionDraft, kind: SoftwareKind): VersionProblem | undefined => {
  if (!isVersionNumber(draft.version.trim())) return 'version'
  if (draft.fileName.trim() === '' || /[/\\]/.test(draft.fileName)) return 'fileName'
  if (!/^[1-9]\d{0,11}$/.test(draft.size.trim())) return 'size'
  if (!/^[0-9a-fA-F]{64}$/.test(draft.sha256.trim())) return 'sha256'
  if (kind === 'client' && draft.notes.trim() === '') return 'notes'
  return draft.needs.some(({ atLeast }) => !isVersionNumber(atLeast.trim())) ? 'needs' : undefined
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
