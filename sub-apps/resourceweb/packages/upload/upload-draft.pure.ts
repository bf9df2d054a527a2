export type UploadDraft = { name: string; robotKind: string; version: string; file: File | undefined }

export const emptyDraft: UploadDraft = { name: '', robotKind: '', version: '', file: undefined }

/** A problem of a field: the end of the key of its text. */
export type UploadProblem = 'empty' | 'version' | 'file'

type Problems = Readonly<Partial<Record<keyof UploadDraft, UploadProblem>>>

/** The problem of each field. A version of a package takes its name and kind from the package. */
export const problemsOf = ({ name, robotKind, version, file }: UploadDraft, isNewPackage: boolean): Problems => ({
  ...(isNewPackage && name.trim() === '' ? { name: 'empty' } : {}),
  ...(isNewPackage && robotKind === '' ? { robotKind: 'empty' } : {}),
  ...(/^\d{1,5}(\.\d{1,5}){1,3}$/.test(version.trim()) ? {} : { version: 'version' }),
  ...(file === undefined || file.size === 0 ? { file: 'file' } : {})
})
