import { environment, request } from '@portal/session'
import { remoteLogTicket } from '#contract/calls/robot-logs/remote-logs.ts'
import type { logForms } from '#contract/calls/robot-logs/robot-logs.ts'

/** Fetches a log as a file: the browser goes to the path with the ticket, and saves the answer. */
export const fetchLog = async (requestId: number, form: (typeof logForms)[number]): Promise<void> => {
  const { path } = await request(remoteLogTicket, { body: { requestId, form } }, { quiet: true })
  const link = document.createElement('a')
  link.href = (environment().apiBase ?? '') + path
  link.download = ''
  link.click()
}
