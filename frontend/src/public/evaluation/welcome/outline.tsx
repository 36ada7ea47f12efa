import { createElement, type ReactNode } from 'react';
import pageStyles from '../page.module.css';
import { PrivatePage } from '../private-page.tsx';
import { TipItem, TipItems } from '../tip-list.tsx';
import { Headline, Hero, NameList, Place, Score } from './hero.tsx';
import styles from './welcome.module.css';

/**
 * What an evaluation begins with, as the server sends it before any script has run: the build renders it once, the server
 * replaces each `{{name}}` and leaves out, or repeats, each part (scripts/outlines.ts).
 */
export function Outline() {
  return (
    <>
      <PrivatePage />
      <div data-outline>
        <Hero
          names={
            <NameList>
              <Part name="first-name">
                <dd className="strong">
                  <bdi>{place('name')}</bdi>
                </dd>
              </Part>
              <Part name="second-name">
                <dd>
                  <bdi>{place('name')}</bdi>
                </dd>
              </Part>
            </NameList>
          }
          place={
            <Part name="place">
              <Place>{place('text')}</Place>
            </Part>
          }
          score={<Score band={place('band')} percent={place('percent')} points={place('points')} />}
          sentence={<Headline after={place('after')} area={place('area')} before={place('before')} />}
          title={place('title')}
        />
        <main className={`stack gap-7 center ${pageStyles.page} ${styles.main}`}>
          <Part name="moves">
            <section>
              <h2>{place('title')}</h2>
              <TipItems>
                <Part name="items">
                  <TipItem
                    area={place('area')}
                    gain={place('gain')}
                    name={place('name')}
                    rest={place('rest')}
                  />
                </Part>
              </TipItems>
            </section>
          </Part>
        </main>
      </div>
    </>
  );
}

/** Where the server puts something. */
const place = (name: string) => `{{${name}}}`;

const Part = ({ name, children }: Readonly<{ name: string; children: ReactNode }>) =>
  createElement('outline-part', { name }, children);
