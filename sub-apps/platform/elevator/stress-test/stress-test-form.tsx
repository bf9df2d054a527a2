import { navigate, request } from '@portal/session'
import { elevatorList } from '#contract/calls/elevators/elevators.ts'
import { startStressTest } from '#contract/calls/elevators/stress-tests.ts'
import * as limits from '#contract/limits.ts'
import { PageHead } from '#kit/adapters/react.ts'
import { FieldsForm } from '../../parts/fields-form.tsx'
import { useChoice } from '../../parts/use-choice.ts'
import { useTools } from '../../parts/use-tools.ts'
import { elevatorPaths } from '../routes.pure.ts'

const quiet = { quiet: true }

/** Begins a stress test. */
export const NewStressTest = () => {
  const { text, to, format } = useTools()
  const choice = useChoice('elevators', async query => {
    const { list, total } = await request(elevatorList, { query }, quiet)
    return {
      list: list.map(({ elevatorId, name, building, storeName }) => ({
        value: String(elevatorId),
        name: `${name} · ${building} · ${storeName}`
      })),
      total
    }
  })
  return (
    <>
      <PageHead
        title={text('test.new')}
        lead={text('test.lead')}
        back={{ href: to(elevatorPaths.stressTest), text: text('tests.title') }}
      />
      <FieldsForm
        start={{ elevatorId: '', rides: '100' }}
        fields={[
          { name: 'elevatorId', label: text('column.elevator'), ...choice },
          {
            name: 'rides',
            label: text('column.rides'),
            help: text('test.ridesHelp', { most: format.number(limits.stressRidesMax) })
          }
        ]}
        schema={startStressTest.body}
        bodyOf={({ elevatorId, rides }) => ({ elevatorId: Number(elevatorId), rides: Number(rides) })}
        saveText={text('test.start')}
        save={async body => {
          const { stressTestId } = await request(startStressTest, { body }, quiet)
          return () => navigate(to(`${elevatorPaths.stressTest}/${stressTestId}`), 'replace')
        }}
      />
    </>
  )
}
