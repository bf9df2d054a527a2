import { request } from '@portal/session'
import {
  type NotificationRule,
  notificationRuleDetail,
  renewWebhookSecret
} from '#contract/calls/mobile-notifications/notification-rules.ts'
import { iotPermissions } from '#contract/permissions.ts'
import { PageHead } from '#kit/adapters/react.ts'
import { DetailPage, type Fact } from '../../parts/detail-page.tsx'
import { NewSecret } from '../../parts/new-secret.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { iotPaths } from '../routes.pure.ts'
import { RuleForm } from './rule-form.tsx'
import { waysOf } from './states.ts'

const quiet = { quiet: true }

const factsOf = (rule: NotificationRule, { text, format }: Tools): readonly Fact[] => [
  [text('open.tenant'), rule.tenantName],
  [text('column.event'), text(`deviceEvent.${rule.eventKind}`)],
  [text('column.store'), rule.storeName ?? text('everyStore')],
  [text('rule.audience'), format.list(rule.audienceNames)],
  [text('column.way'), format.list(waysOf(text, rule.ways))],
  [text('way.webhook'), rule.ways.webhook],
  [text('open.secretTime'), rule.webhookSecret && format.time(rule.webhookSecret.secretTime)],
  [
    text('open.previousUntil'),
    rule.webhookSecret?.previousUntil ? format.time(rule.webhookSecret.previousUntil) : null
  ],
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

/** A new secret for the webhook of a rule. */
const WebhookSecret = ({ ruleId, secretTime, load }: { ruleId: number; secretTime: number; load: () => void }) => {
  const { text } = useTools()
  return (
    <NewSecret
      title={text('rule.secret')}
      load={load}
      make={async keepHours => {
        const body = { ruleId, seenTime: secretTime, keepHours }
        const { secret } = await request(renewWebhookSecret, { body }, quiet)
        return [[text('rule.secret'), secret]]
      }}
    />
  )
}

/** One rule. People without the permission to change it see its facts alone. */
export const RulePage = ({ ruleId }: { ruleId: number }) => {
  const { text, may } = useTools()
  return (
    <DetailPage
      askKey={String(ruleId)}
      ask={() => request(notificationRuleDetail, { query: { ruleId } }, quiet)}
      titleOf={({ name }) => name}
      back={{ path: iotPaths.mobileNotification, text: text('notification.title') }}
      factsOf={factsOf}
    >
      {(rule, load) =>
        may(iotPermissions.editRules) && (
          <>
            <RuleForm rule={rule} />
            {rule.webhookSecret !== null && <WebhookSecret ruleId={ruleId} {...rule.webhookSecret} load={load} />}
          </>
        )
      }
    </DetailPage>
  )
}
