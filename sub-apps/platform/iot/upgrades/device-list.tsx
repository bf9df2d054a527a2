import { PageHead } from '#kit/adapters/react.ts'
import { useTools } from '../../parts/use-tools.ts'
import { DeviceTable } from './device-table.tsx'
import { newestGoal } from './upgrade-choice.pure.ts'

/** Every device with the version that it runs. Devices get the newest version of their kind. */
export const DeviceList = () => {
  const { text } = useTools()
  return (
    <>
      <PageHead title={text('upgrade.title')} lead={text('upgrade.lead')} />
      <DeviceTable title={text('upgrade.devices')} goalOf={newestGoal} startText={text('upgrade.toNewest')} />
    </>
  )
}
