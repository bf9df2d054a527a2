import type { Work, WorkParts } from '../../background.ts'
import { minute } from '../../clock.ts'
import { letterText } from '../../texts/letters.ts'
import { inEveryLanguage, type TranslatedTexts } from '../../texts/translated.ts'
import { tellUsers } from '../messages/index.ts'
import { timesIn } from './letter.ts'
import { reminderKinds } from './rules.ts'
import { type Due, findDue, keepReminder } from './sql/appointment-reminders.ts'

const textsOf = (due: Due): TranslatedTexts =>
  inEveryLanguage(language => ({
    title: letterText(language, `appointment.${due.kind}.title`, { name: due.salespersonName }),
    content: timesIn(language, due).join('\n')
  }))

const remind = async ({ database, now, announce }: WorkParts, due: Due): Promise<void> => {
  const sent = await database.transaction(async transaction => {
    if (!(await keepReminder(transaction, due))) return false
    await tellUsers(transaction, [due.userId], { ...textsOf(due), url: '/reserve', createTime: now() })
    return true
  })
  if (sent) announce.toUsers([due.userId])
}

/**
 * Leaves a message a day and an hour before each appointment begins. Reminder and message are one transaction, and a key
 * of the database lets one process of several do it. So a stop in between loses none, and nobody gets two. A reminder
 * that fell due while no process ran goes out late, as long as the appointment has not begun.
 */
export const reminderWork: Work = {
  everyMs: minute,
  failed: 'a reminder of an appointment was not sent',
  round: async parts => {
    for (const kind of reminderKinds)
      for (const due of await findDue(parts.database, kind, parts.now())) {
        if (parts.isStopped()) return
        // One that fails must not keep the others.
        await remind(parts, due).catch(parts.onFailure)
      }
  }
}
