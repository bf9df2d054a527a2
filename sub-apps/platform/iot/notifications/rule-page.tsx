import { request } from '@portal/session'
import {
  type NotificationRule,
  notificationRuleDetail
} from '#contract/calls/mobile-notifications/notification-rules.ts'
import { iotPermissions } from '#contract/permissions.ts'
import { PageHead } from '#kit/adapters/react.ts'
import { DetailPage, type Fact } from '../../parts/detail-page.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { iotPaths } from '../routes.pure.ts'
import { RuleForm } from './rule-form.tsx'

const factsOf = (rule: NotificationRule, { text, format }: Tools): readonly Fact[] => [
  [text('open.tenant'), rule.tenantName],
  [text('column.event'), text(`deviceEvent.${rule.eventKind}`)],
  [text('column.store'), rule.storeName ?? text('everyStore')],
  [text('rule.audience'), format.list(rule.audienceNames)],
  [text('column.state'), text(rule.enabled ? 'setting.on' : 'setting.off')]
]

/** Makes a rule. */
export const NewRule = () => {
  const { text, to } = useTools()
  return (
    <>
      <PageHead
        title={text('rule.new')}
        lead={text('rule.lead')}
        back={{ href: to(iotPaths.mobileNotification), text: text('notification.title') }}
      />
      <RuleForm />
    </>
  )
}

/** One rule. People without the permission to change it see its facts alone. */
export const RulePage = ({ ruleId }: { ruleId: number }) => {
  const { text, may } = useTools()
  return (
    <DetailPage
      askKey={String(ruleId)}
      ask={() => request(notificationRuleDetail, { query: { ruleId } }, { quiet: true })}
      titleOf={({ name }) => name}
      back={{ path: iotPaths.mobileNotification, text: text('notification.title') }}
      factsOf={factsOf}
    >
      {rule => may(iotPermissions.editRules) && <RuleForm rule={rule} />}
    </DetailPage>
  )
}
