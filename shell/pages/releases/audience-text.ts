import type { Format, Translate } from '@portal/session'
import type { Audience } from '#contract/calls/releases/releases.ts'

/** Says who gets a version. */
export const audienceText = (audience: Audience | undefined, translate: Translate, format: Format): string => {
  if (audience === undefined || audience.kind === 'everybody') return translate('releases.everybody')
  if (audience.kind === 'share') return translate('releases.shareOf', { percent: format.number(audience.percent) })
  return translate('releases.onlyFor', { names: format.list([...audience.accounts, ...audience.tenants]) })
}
