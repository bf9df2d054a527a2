import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core'
import { useStore, useSubApp, useTexts } from 'robot-portal-kit/angular'
import { PageHead } from './page-head.ts'
import { factsOf } from './robot-columns.ts'
import { askRobot } from './robots.ts'
import { textsIn } from './texts.ts'
import { useLoaded } from './use-loaded.ts'

/** One robot. */
@Component({
  selector: 'fleet-robot-page',
  imports: [PageHead],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (robot.loaded().state === 'loading') {
      <p role="status">{{ text()('loading') }}</p>
    } @else if (robot.loaded().state === 'failed') {
      <fleet-page-head [title]="serial()" [lead]="text()('failed')" [back]="true" />
      <button type="button" class="button" (click)="robot.load()">{{ text()('retry') }}</button>
    } @else if (found(); as it) {
      <fleet-page-head [title]="it.name" [back]="true" />
      <dl class="card facts">
        @for (fact of facts(); track fact[0]) {
          <dt>{{ fact[0] }}</dt>
          <dd>{{ fact[1] }}</dd>
        }
      </dl>
    } @else {
      <fleet-page-head [title]="text()('missing.title')" [lead]="text()('missing.text')" [back]="true" />
    }
  `
})
export class RobotPage {
  readonly serial = input.required<string>()
  protected readonly text = useTexts(textsIn)
  readonly #subApp = useSubApp()
  readonly #language = useStore(this.#subApp.language$)
  protected readonly robot = useLoaded(
    () => this.serial(),
    serial => askRobot(this.#subApp.api, serial)
  )
  protected readonly found = computed(() => {
    const loaded = this.robot.loaded()
    return loaded.state === 'ready' ? loaded.value : undefined
  })
  protected readonly facts = computed(() => {
    const robot = this.found()
    return robot === undefined ? [] : factsOf(robot, this.text(), this.#language())
  })
}
