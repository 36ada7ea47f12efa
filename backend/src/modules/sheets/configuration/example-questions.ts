import type { Language } from '../../../platform/http/languages.js';
import type { ScoredOption, ScoredQuestion, ScoredSection } from '../../scoring/scoring.types.js';
import { pointsOfOptions } from '../../questionnaires/options.js';
import { NEW_QUESTION, type QuestionKind } from '../../questionnaires/question-fields.js';

type Details = Partial<Pick<ScoredOption, 'advice' | 'exclusive' | 'aliases'>>;
type Answer = [label: string, points: number, meaning: string, details?: Details];
type Example = [questionText: string, kind: QuestionKind, answers: Answer[], tip: string | null];

const ALONE = { exclusive: true };

const EXAMPLES: Record<Language, { section: string; description: string; questions: Example[] }> = {
  hu: {
    section: 'Példa: időpontfoglalás',
    description:
      'Ezek a kérdések mintául szolgálnak. Írja át vagy törölje a soraikat, mielőtt feltölti a fájlt.',
    questions: [
      [
        'Foglalhatnak időpontot a páciensek az interneten?',
        'single',
        [
          [
            'Igen, azonnali visszaigazolással',
            5,
            'Pácienseik a nap bármely órájában maguk foglalhatnak időpontot, és rögtön visszaigazolást kapnak.',
            { aliases: ['Igen', 'Van online naptárunk'] },
          ],
          [
            'Csak üzenetben kérhetnek időpontot',
            2,
            'Pácienseik írásban is kérhetnek időpontot, de a visszaigazolásra várniuk kell.',
            {
              advice:
                'Vezessenek be olyan naptárat, amelyből a páciens maga választhat a szabad időpontok közül.',
            },
          ],
          [
            'Nem, csak telefonon',
            0,
            'Pácienseik kizárólag telefonon, a rendelési időben jutnak időponthoz.',
            { advice: 'Kezdjék egyetlen orvos naptárával: elsőként azt tegyék foglalhatóvá a honlapjukon.' },
          ],
        ],
        'Tegyék lehetővé, hogy a páciensek telefonálás nélkül is időponthoz jussanak.',
      ],
      [
        'Hol találják meg a páciensek az áraikat?',
        'multiple',
        [
          ['A honlapon', 2, 'Áraik a honlapjukon bárki számára elérhetők.'],
          [
            'A foglalás visszaigazolásában',
            1,
            'Pácienseik már a visszaigazolásban látják, mire számíthatnak.',
          ],
          [
            'Ezek közül sehol',
            0,
            'Pácienseik az árakat csak a helyszínen tudják meg.',
            { ...ALONE, advice: 'Tegyék közzé a leggyakoribb beavatkozások árát a honlapjukon.' },
          ],
        ],
        null,
      ],
      ['Min változtatnának legszívesebben a betegfogadásban?', 'text', [], null],
    ],
  },
  en: {
    section: 'Example: booking',
    description: 'These questions are examples. Rewrite or delete their rows before you upload the file.',
    questions: [
      [
        'Can patients book an appointment online?',
        'single',
        [
          [
            'Yes, with instant confirmation',
            5,
            'Your patients can book an appointment at any hour of the day, and it is confirmed at once.',
            { aliases: ['Yes', 'We have an online calendar'] },
          ],
          [
            'They can only request one in writing',
            2,
            'Your patients can request an appointment in writing, but have to wait for the confirmation.',
            { advice: 'Introduce a calendar from which patients can choose a free slot themselves.' },
          ],
          [
            'No, only by phone',
            0,
            'Your patients can only get an appointment by phone, during opening hours.',
            { advice: 'Start with the calendar of a single doctor and open it for booking on your website.' },
          ],
        ],
        'Make it possible to get an appointment without a phone call.',
      ],
      [
        'Where can patients find your prices?',
        'multiple',
        [
          ['On the website', 2, 'Anybody can look up your prices on your website.'],
          [
            'In the booking confirmation',
            1,
            'Your patients learn from the confirmation what their visit is going to cost.',
          ],
          [
            'None of these',
            0,
            'Your patients only learn your prices at the clinic.',
            { ...ALONE, advice: 'Publish the prices of your most frequent treatments on your website.' },
          ],
        ],
        null,
      ],
      ['What would you most like to change about how patients are received?', 'text', [], null],
    ],
  },
  ro: {
    section: 'Exemplu: programări',
    description:
      'Aceste întrebări sunt exemple. Modificați sau ștergeți rândurile lor înainte de a încărca fișierul.',
    questions: [
      [
        'Își pot face pacienții programări online?',
        'single',
        [
          [
            'Da, cu confirmare imediată',
            5,
            'Pacienții dumneavoastră se pot programa singuri la orice oră din zi și primesc confirmarea pe loc.',
            { aliases: ['Da', 'Avem calendar online'] },
          ],
          [
            'Pot doar solicita în scris o programare',
            2,
            'Pacienții dumneavoastră pot cere o programare în scris, dar trebuie să aștepte confirmarea.',
            { advice: 'Introduceți un calendar din care pacienții să își aleagă singuri un interval liber.' },
          ],
          [
            'Nu, doar telefonic',
            0,
            'Pacienții dumneavoastră se pot programa numai telefonic, în timpul programului de lucru.',
            { advice: 'Începeți cu agenda unui singur medic și deschideți-o pentru programări pe site.' },
          ],
        ],
        'Oferiți pacienților posibilitatea de a se programa fără să telefoneze.',
      ],
      [
        'Unde găsesc pacienții tarifele?',
        'multiple',
        [
          ['Pe site', 2, 'Oricine poate consulta tarifele pe site-ul dumneavoastră.'],
          [
            'În confirmarea programării',
            1,
            'Pacienții dumneavoastră află din confirmare cât îi va costa vizita.',
          ],
          [
            'Niciuna dintre acestea',
            0,
            'Pacienții dumneavoastră află tarifele abia la clinică.',
            { ...ALONE, advice: 'Publicați pe site tarifele celor mai frecvente intervenții.' },
          ],
        ],
        null,
      ],
      ['Ce ați schimba în primul rând la primirea pacienților?', 'text', [], null],
    ],
  },
};

/** A section that shows in the template how questions and their answers are written down; nothing in it has an id yet. */
export function exampleSection(language: Language): ScoredSection {
  const { section, description, questions } = EXAMPLES[language];
  return {
    id: 0,
    name: section,
    description,
    position: 0,
    includeInEvaluation: true,
    questions: questions.map(toQuestion),
  };
}

function toQuestion([questionText, kind, answers, relatedTip]: Example, position: number): ScoredQuestion {
  const options = answers.map(([label, points, meaning, details], place) => ({
    id: 0,
    position: place,
    label,
    points,
    meaning,
    advice: null,
    exclusive: false,
    aliases: [],
    ...details,
  }));
  return {
    ...NEW_QUESTION,
    id: 0,
    questionId: '',
    questionText,
    kind,
    options,
    position,
    pointValue: pointsOfOptions({ kind, options }) ?? 0,
    relatedTip,
  };
}
