import { navigate, request } from '@portal/session'
import { useState } from 'react'
import { phoneRobots, startPhoneCall } from '#contract/calls/phones/phone-calls.ts'
import { phoneList } from '#contract/calls/phones/phones.ts'
import { PageHead, useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { FieldsForm } from '../parts/fields-form.tsx'
import { useChoice } from '../parts/use-choice.ts'
import { useTools } from '../parts/use-tools.ts'
import { phonePaths } from './routes.pure.ts'

const quiet = { quiet: true }

/** Lets a robot call a phone. After the choice of a phone, the form offers the robots of its store. */
export const NewCall = () => {
  const { text, to } = useTools()
  const [chosenId, setChosenId] = useState('')
  const choice = useChoice('phones', async query => {
    const { list, total } = await request(phoneList, { query }, quiet)
    return {
      list: list.map(({ phoneId, name, extension, storeName }) => ({
        value: String(phoneId),
        name: `${name} · ${extension} · ${storeName}`
      })),
      total
    }
  })
  const [loaded] = useLoaded(chosenId, async () =>
    chosenId === '' ? [] : request(phoneRobots, { query: { phoneId: Number(chosenId) } }, quiet)
  )
  const robots = shownOf(loaded) ?? []
  return (
    <>
      <PageHead
        title={text('call.new')}
        lead={text('call.lead')}
        back={{ href: to(phonePaths.callSimulator), text: text('calls.title') }}
      />
      <FieldsForm
        start={{ phoneId: '', robotId: '' }}
        fields={[
          { name: 'phoneId', label: text('column.phone'), ...choice },
          {
            name: 'robotId',
            label: text('column.robot'),
            help: text('call.robotHelp'),
            options: robots.map(({ robotId, name }) => ({ value: String(robotId), name }))
          }
        ]}
        onChange={({ phoneId }) => setChosenId(phoneId)}
        schema={startPhoneCall.body}
        bodyOf={({ phoneId, robotId }) => ({ phoneId: Number(phoneId), robotId: Number(robotId) })}
        saveText={text('call.start')}
        save={async body => {
          const { phoneCallId } = await request(startPhoneCall, { body }, quiet)
          return () => navigate(to(`${phonePaths.callSimulator}/${phoneCallId}`), 'replace')
        }}
      />
    </>
  )
}
