import { type AskToReplace, loadTexts, translate } from '@portal/session'
import { ask } from './question.ts'

/**
 * Asks whether a link of the mobile app may replace the current session, and shows both names.
 * @throws Unreachable when the texts of the question can't be loaded
 */
export const askToReplace: AskToReplace = async (present, next) => {
  await loadTexts('session')
  return ask({
    heading: translate('replaceSession.title', { next: next.nickname }),
    text: translate('replaceSession.text', { present: nameOf(present), next: nameOf(next) }),
    yes: translate('replaceSession.replace'),
    no: translate('replaceSession.stay', { present: present.nickname })
  })
}

/** Two people can have the same name, so the e-mail address or phone number is added. */
const nameOf = ({ nickname, email, cellphone }: Parameters<AskToReplace>[0]): string => {
  const account = email ?? cellphone
  return account === null ? nickname : `${nickname} (${account})`
}
