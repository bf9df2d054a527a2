import { environment, request } from '@portal/session'
import { type packageExportForms, packageTicket } from '#contract/calls/resource-packages/packages.ts'

/** Fetches a version as a file: the browser goes to the path with the ticket, and saves the answer. */
export const fetchPackage = async (versionId: number, form: (typeof packageExportForms)[number]): Promise<void> => {
  const { path } = await request(packageTicket, { body: { versionId, form } })
  const link = document.createElement('a')
  link.href = (environment().apiBase ?? '') + path
  link.download = ''
  link.click()
}
