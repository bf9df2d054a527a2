import type { SoftwareKind } from '#contract/calls/ota/software.ts'
import { otaPermissions } from '#contract/permissions.ts'
import { pathBelow } from '#kit/path-below.pure.ts'

/** The entries of the menu: their address below the base path, and the permission for each. */
export const sections = [
  { path: 'client', kind: 'client', permission: otaPermissions.client },
  { path: 'external-software', kind: 'external', permission: otaPermissions.externalSoftware },
  { path: 'software-package', kind: 'package', permission: otaPermissions.softwarePackage },
  { path: 'machine-version', kind: 'machines', permission: otaPermissions.machineVersion },
  { path: 'software-update', kind: 'rollOuts', permission: otaPermissions.softwareUpdate },
  { path: 'upgrade-record', kind: 'records', permission: otaPermissions.upgradeRecord }
] as const
export type Section = (typeof sections)[number]

/** The pages of this application, and a page for unknown addresses. */
export type Page =
  | { kind: 'software'; of: SoftwareKind }
  | { kind: 'newSoftware'; of: SoftwareKind }
  | { kind: 'oneSoftware'; of: SoftwareKind; softwareId: number }
  | { kind: 'newVersion'; of: SoftwareKind; softwareId: number }
  | { kind: 'machines' }
  | { kind: 'newMachine' }
  | { kind: 'machine'; machineVersionId: number }
  | { kind: 'rollOuts' }
  | { kind: 'newRollOut' }
  | { kind: 'rollOut'; rollOutId: number }
  | { kind: 'records' }
  | { kind: 'missing' }

/** The sections that a person with these permissions may open. */
export const openSections = (held: readonly string[]): Section[] =>
  sections.filter(({ permission }) => held.includes(permission))

/** The address of a section below the base path. */
export const pathOf = (kind: Section['kind']): string => sections.find(it => it.kind === kind)?.path ?? ''

/** Ids in the cloud's form. Other spellings of a number are refused. */
const address = /^\/([a-z-]{1,30})(?:\/(new|[1-9]\d{0,8})(\/new)?)?$/

/** The section of an address; the first open one for the application's own address. */
export const sectionOf = (pathname: string, basePath: string, held: readonly string[]): Section | undefined => {
  const below = pathBelow(pathname, basePath)
  const open = openSections(held)
  if (below === '') return open[0]
  const [, path] = address.exec(below ?? '') ?? []
  return open.find(it => it.path === path)
}

type Rest = { id: number | 'new' | undefined; isNewBelow: boolean }

const softwarePage = (of: SoftwareKind, { id, isNewBelow }: Rest): Page => {
  if (id === undefined) return { kind: 'software', of }
  if (id === 'new') return isNewBelow ? { kind: 'missing' } : { kind: 'newSoftware', of }
  return { kind: isNewBelow ? 'newVersion' : 'oneSoftware', of, softwareId: id }
}

/** The page of an address; undefined for an address of another application. A page without its permission is missing. */
export const pageOf = (pathname: string, basePath: string, held: readonly string[]): Page | undefined => {
  const below = pathBelow(pathname, basePath)
  if (below === undefined) return undefined
  const section = sectionOf(pathname, basePath, held)
  if (section === undefined) return { kind: 'missing' }
  const [, , part, newBelow] = address.exec(below) ?? []
  const id = part === undefined || part === 'new' ? part : Number(part)
  const { kind } = section
  if (kind === 'client' || kind === 'external' || kind === 'package')
    return softwarePage(kind, { id, isNewBelow: newBelow !== undefined })
  if (newBelow !== undefined) return { kind: 'missing' }
  if (id === undefined) return { kind }
  if (kind === 'machines') return id === 'new' ? { kind: 'newMachine' } : { kind: 'machine', machineVersionId: id }
  if (kind === 'rollOuts') return id === 'new' ? { kind: 'newRollOut' } : { kind: 'rollOut', rollOutId: id }
  return { kind: 'missing' }
}
