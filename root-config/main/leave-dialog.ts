import { translate } from '@portal/session'
import { ask } from './question.ts'

/** Asks whether to leave unsaved work. Staying loses nothing. */
export const askToLeave = (): Promise<boolean> =>
  ask({
    heading: translate('unsaved.title'),
    text: translate('unsaved.text'),
    yes: translate('unsaved.leave'),
    no: translate('unsaved.stay'),
    danger: true
  })
