import { storeFileColumns } from '#contract/calls/stores/store-file.ts'
import { byteOrderMark, csvLine } from '#contract/checks/csv-line.ts'

/** A file with the titles alone, to be filled in. */
export const templateAddress = (): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(byteOrderMark + csvLine(storeFileColumns))}`
