import { exportText } from '../../texts/exports.ts'
import { inEveryLanguage, type TranslatedTexts } from '../../texts/translated.ts'
import type { ExportJob } from './sql/exports.ts'

type Message = TranslatedTexts & { url: string; createTime: number }

/** Where people find their files. */
const url = '/sub-app/statement/export'

/** Tells that a file can be fetched. */
export const doneMessage = (
  { dataset, from, to }: Pick<ExportJob, 'dataset' | 'from' | 'to'>,
  rows: number,
  createTime: number
): Message => ({
  ...inEveryLanguage(language => ({
    title: exportText(language, 'done.title'),
    content: exportText(language, 'done.content', {
      dataset: exportText(language, `dataset.${dataset}`),
      from,
      to,
      rows: new Intl.NumberFormat(language).format(rows)
    })
  })),
  url,
  createTime
})

/** Tells that no file could be made (610726). */
export const failedMessage = (createTime: number): Message => ({
  ...inEveryLanguage(language => ({
    title: exportText(language, 'failed.title'),
    content: exportText(language, 'failed.content')
  })),
  url,
  createTime
})
