import { type AskToReplace, loadTexts, translate } from '@portal/session'
import { ask } from './question.ts'

/**
 * Asks whether a link of the mobile app may replace the session of whoever is signed in, and says both names.
 * @throws Unreachable when the question's texts can't be had
 */
export const askToReplace: AskToReplace = async (present, next) => {
  await loadTexts('session')
  return ask({
    title: translate('replaceSession.title', { next: next.nickname }),
    text: translate('replaceSession.text', { present: nameOf(present), next: nameOf(next) }),
    yes: translate('replaceSession.replace'),
    no: translate('replaceSession.stay', { present: present.nickname })
  })
}

/** People share names; mailbox or phone says which of them it is. */
const nameOf = ({ nickname, email, cellphone }: Parameters<AskToReplace>[0]): string => {
  const account = email ?? cellphone
  return account === null ? nickname : `${nickname} (${account})`
}
