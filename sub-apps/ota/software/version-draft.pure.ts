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

export type VersionProblem = 'version' | 'fileName' | 'size' | 'sha256' | 'notes' | 'needs'

const isDigest = (text: string): boolean => /^[0-9a-fA-F]{64}$/.test(text)

/** The wrong fields, in the order of the form. Apps of people need notes: their users read them. */
export const problemsOf = (
  { version, fileName, size, sha256, notes, needs }: VersionDraft,
  kind: SoftwareKind
): Partial<Record<VersionProblem, VersionProblem>> => ({
  ...(!isVersionNumber(version.trim()) && { version: 'version' }),
  ...((fileName.trim() === '' || /[/\\]/.test(fileName)) && { fileName: 'fileName' }),
  ...(!/^[1-9]\d{0,11}$/.test(size.trim()) && { size: 'size' }),
  ...(!isDigest(sha256.trim()) && { sha256: 'sha256' }),
  ...(kind === 'client' && notes.trim() === '' && { notes: 'notes' }),
  ...(needs.some(({ atLeast }) => !isVersionNumber(atLeast.trim())) && { needs: 'needs' })
})

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
