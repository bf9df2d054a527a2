import { addedPrefixesOf, type SubAppPrefix } from '#contract/page/sub-apps/sub-apps.ts'
import { createDocument, type Document, html, madeOnce } from '../http/answer/documents.ts'
import { keepLast } from '../http/answer/keep-last.ts'
import { naming } from './naming.pure.ts'
import { preparePage, type WritePage } from './page.pure.ts'
import type { PortalFiles } from './read-files.ts'

/** A page without a frame, which is the same for everybody, and what writes the page of one visitor. */
export type PreparedPage = { forAll: () => Promise<Document>; write: WritePage }

/**
 * Finds a page by its row of the preloads and the sub-applications beside the thirteen that it names.
 * @returns undefined where there is no such row
 */
export type FindPage = (row: string, named: readonly SubAppPrefix[]) => PreparedPage | undefined

/** Pages that are kept prepared, besides those that name the thirteen alone: one for each row and set of names. */
const keptMax = 64

/** Pages differ by their preloads and by the sub-applications that they name. */
export const preparePages = async (files: PortalFiles, version: string): Promise<FindPage> => {
  const countOf = ({ environment }: Pick<PortalFiles, 'environment'>) => addedPrefixesOf(environment.subApps).length
  const prepare = (row: string, named: readonly SubAppPrefix[]): PreparedPage => {
    const narrow = naming(files, named)
    const hasMore = countOf(narrow) < countOf(files)
    const write = preparePage({ ...narrow, hasMore, version, pathname: row })
    return { write, forAll: madeOnce(() => createDocument(html, write(), ['Cookie'])) }
  }
  const rows = ['', ...files.manifest.preloads.map(({ prefix }) => prefix)]
  const ofThirteen = new Map(rows.map(row => [row, prepare(row, [])]))
  await Promise.all([...ofThirteen.values()].map(({ forAll }) => forAll()))
  const others = keepLast<PreparedPage>(keptMax)
  return (row, named) =>
    named.length === 0 || !ofThirteen.has(row)
      ? ofThirteen.get(row)
      : others(JSON.stringify([row, named]), () => prepare(row, named))
}
