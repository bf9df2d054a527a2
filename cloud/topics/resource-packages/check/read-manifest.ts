import * as v from 'valibot'
import { manifestFile, type PackageManifest, packageManifest } from '#contract/calls/resource-packages/manifest.ts'
import { importedFormats } from '#contract/calls/resource-packages/package-facts.ts'
import { hasShape } from '#contract/checks/json-shape.ts'
import { type Code, codes } from '#contract/codes.ts'
import { PackageProblem } from '../zip/problem.ts'

/* The texts of a package: its manifest and its maps. */

/** Deeper than a manifest or a map needs; a recursive reader of something deeper could overflow the stack. */
const deepest = 32

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** @throws PackageProblem 610633 for bytes that are no UTF-8, the given code for a text that is no JSON object */
const parseObject = (bytes: Uint8Array, place: string, code: Code): { text: string; value: object } => {
  const text = decode(bytes, place)
  const value = hasShape(text, { depth: deepest }) ? parse(text) : undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new PackageProblem(code, place)
  return { text, value }
}

const decode = (bytes: Uint8Array, place: string): string => {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new PackageProblem(codes.unsupportedEncoding, place)
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @throws PackageProblem 612012 for a map that is no JSON object */
export const refuseBadMap = (bytes: Uint8Array, path: string): void => {
  parseObject(bytes, path, codes.mapFileWrong)
}

/** @throws PackageProblem 612018 for a format below those that are imported, 614009 for any other that is not */
const refuseFormat = (format: string): void => {
  if (importedFormats.some(imported => imported === format)) return
  const [major = 0, minor = 0] = format.split('.').map(Number)
  const isBelow = /^\d+(\.\d+)*$/.test(format) && (major < 1 || (major === 1 && minor < 4))
  throw new PackageProblem(isBelow ? codes.packageTooOld : codes.packageFormatUnsupported, 'format')
}

/**
 * Reads a manifest.
 * @throws PackageProblem 610633, 612018, 612019 and 614009; 612032 where something is missing, 612020 for anything else
 */
export const readManifest = (bytes: Uint8Array): { text: string; manifest: PackageManifest } => {
  const { text, value } = parseObject(bytes, manifestFile, codes.packageFormatWrong)
  // Another format may have other fields, so the format is looked at first.
  if ('format' in value && typeof value.format === 'string') refuseFormat(value.format)
  const result = v.safeParse(packageManifest, value)
  if (!result.success) {
    const [issue] = result.issues
    const isMissing = issue.kind === 'schema' && issue.input === undefined
    const code = isMissing ? codes.packageInfoMissing : codes.packageFormatWrong
    throw new PackageProblem(code, (v.getDotPath(issue) ?? manifestFile).slice(0, 100))
  }
  return { text, manifest: result.output }
}

type Announced = { robotKind: string; version: string }

/**
 * Compares a manifest with the announced kind of robot and version, and with the files that are there.
 * @throws PackageProblem 612028, 612020, 612038 for a file that is missing, 612037 for one that the manifest does not name
 */
export const refuseMismatch = (manifest: PackageManifest, announced: Announced, paths: readonly string[]): void => {
  if (manifest.robotKind !== announced.robotKind) throw new PackageProblem(codes.typesDiffer, 'robotKind')
  if (manifest.version !== announced.version) throw new PackageProblem(codes.packageFormatWrong, 'version')
  const there = new Set(paths)
  const named = new Set([manifestFile, ...manifest.files])
  const missing = manifest.files.find(path => !there.has(path))
  if (missing !== undefined) throw new PackageProblem(codes.contentIncomplete, missing)
  const unnamed = paths.find(path => !named.has(path))
  if (unnamed !== undefined) throw new PackageProblem(codes.archiveContentWrong, unnamed)
}
