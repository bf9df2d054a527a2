import { type Clock, type Every, minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Announce } from '../../live/announce.ts'
import { letterText } from '../../texts/letters.ts'
import { inEveryLanguage, type TranslatedTexts } from '../../texts/translated.ts'
import { tellUsers } from '../messages/sql/messages.ts'
import { timesIn } from './letter.ts'
import { reminderKinds } from './rules.ts'
import { type Due, findDue, keepReminder } from './sql/appointment-reminders.ts'

const remindEveryMs = minute

type Parts = {
  database: Database
  now: Clock
  every: Every
  announce: Announce
  onFailure: (error: unknown) => void
}

const textsOf = (due: Due): TranslatedTexts =>
  inEveryLanguage(language => ({
    title: letterText(language, `appointment.${due.kind}.title`, { name: due.salespersonName }),
    content: timesIn(language, due).join('\n')
  }))

/**
 * Leaves a message a day and an hour before each appointment begins. Reminder and message are one transaction, and a key
 * of the database lets one process of several do it. So a stop in between loses none, and nobody gets two. A reminder
 * that fell due while no process ran goes out late, as long as the appointment has not begun.
 * @returns the function that stops it
 */
export const keepReminding = ({ database, now, every, announce, onFailure }: Parts): (() => Promise<void>) => {
  let stopped = false
  let round = Promise.resolve()

  const remind = async (due: Due): Promise<void> => {
    const sent = await database.transaction(async transaction => {
      if (!(await keepReminder(transaction, due))) return false
      await tellUsers(transaction, [due.userId], { ...textsOf(due), url: '/reserve', createTime: now() })
      return true
    })
    if (sent) announce.toUsers([due.userId])
  }
  const remindAll = async (): Promise<void> => {
    for (const kind of reminderKinds)
      for (const due of await findDue(database, kind, now())) {
        if (stopped) return
        // One that fails must not keep the others.
        await remind(due).catch(onFailure)
      }
  }
  const begin = (): void => {
    round = round.then(() => (stopped ? undefined : remindAll())).catch(onFailure)
  }
  // Not at the start: calls come first then, and a minute later nothing is lost.
  const end = every(remindEveryMs, begin)
  return async () => {
    stopped = true
    end()
    await round
  }
}
