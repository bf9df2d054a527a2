import { navigate, request } from '@portal/session'
import { configureElevator, type ElevatorDetail, elevatorDetail } from '#contract/calls/elevators/elevators.ts'
import * as limits from '#contract/limits.ts'
import { elevatorPermissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { DetailPage, type Fact } from '../parts/detail-page.tsx'
import { FieldsForm } from '../parts/fields-form.tsx'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { configDraftOf, writtenConfigOf } from './config-draft.pure.ts'
import { elevatorPaths } from './routes.pure.ts'

const quiet = { quiet: true }

const factsOf = (elevator: ElevatorDetail, { text }: Tools): readonly Fact[] => [
  [text('column.store'), elevator.storeName],
  [text('column.building'), elevator.building],
  [text('column.floors'), elevator.floors.join(', ')]
]

const configFacts = (elevator: ElevatorDetail, tools: Tools): readonly Fact[] => {
  const { doorHoldSeconds, timeoutSeconds, floorMap } = configDraftOf(elevator)
  const { text } = tools
  return [
    ...factsOf(elevator, tools),
    [text('column.doorHold'), doorHoldSeconds],
    [text('column.timeout'), timeoutSeconds],
    [text('column.floorMap'), floorMap]
  ]
}

/** The configuration for rides in one elevator. People without the permission to change it read it. */
export const ElevatorConfig = ({ elevatorId }: { elevatorId: number }) => {
  const { text, may } = useTools()
  const mayEdit = may(elevatorPermissions.configure)
  return (
    <DetailPage
      askKey={String(elevatorId)}
      ask={() => request(elevatorDetail, { query: { elevatorId } }, quiet)}
      titleOf={({ name }) => name}
      leadOf={() => text('config.lead')}
      back={{ path: elevatorPaths.config, text: text('config.title') }}
      factsOf={mayEdit ? factsOf : configFacts}
    >
      {elevator => mayEdit && <ConfigForm elevator={elevator} />}
    </DetailPage>
  )
}

const readConfig = async (elevatorId: number) => {
  const elevator = await request(elevatorDetail, { query: { elevatorId } }, quiet)
  return { draft: configDraftOf(elevator), version: elevator.version }
}

const ConfigForm = ({ elevator }: { elevator: ElevatorDetail }) => {
  const { text, to } = useTools()
  const { notify } = useSubApp()
  const { elevatorId, name, version: seen } = elevator
  const between = (least: number, most: number): string => text('config.between', { least, most })
  return (
    <FieldsForm
      start={configDraftOf(elevator)}
      fields={[
        {
          name: 'doorHoldSeconds',
          label: text('column.doorHold'),
          help: between(limits.doorHoldSecondsMin, limits.doorHoldSecondsMax)
        },
        {
          name: 'timeoutSeconds',
          label: text('column.timeout'),
          help: between(limits.rideTimeoutSecondsMin, limits.rideTimeoutSecondsMax)
        },
        { name: 'floorMap', label: text('column.floorMap'), help: text('config.floorMapHelp'), optional: true }
      ]}
      schema={configureElevator.body}
      bodyOf={draft => ({ elevatorId, ...writtenConfigOf(draft) })}
      saveText={text('save')}
      edited={{ version: seen, read: () => readConfig(elevatorId) }}
      save={async (body, version) => {
        await request(configureElevator, { body: { ...body, version } }, quiet)
        return () => {
          notify('success', text('saved', { name }))
          navigate(to(elevatorPaths.config))
        }
      }}
    />
  )
}
