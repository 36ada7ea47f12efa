import { contentOf, pageOf } from '../../../../test/make/pdf-content.js';
import { readPdfStructure } from '../../../../test/pdf-structure.js';
import { drawPdf } from './draw-pdf.js';

describe('The PDF of an evaluation without a result', () => {
  it('judges nothing where too few questions were answered, and lists the open ones', async () => {
    const page = pageOf({ language: 'en', sections: 2 });
    page.evaluation.answered = { questions: 1, of: 3, pointsShare: 20, isEnough: false };
    page.sections[0]!.questions = [
      { id: 1, questionText: 'Website?', pointValue: 8, points: 3 },
      { id: 2, questionText: 'Booking?', pointValue: 8, points: 0, state: 'unanswered' },
      { id: 3, questionText: 'Reminders?', pointValue: 8, points: 0, state: 'unreadable' },
    ];
    const content = contentOf({}, false, page);
    expect(content).toMatchObject({
      noResult: {
        heading: 'You answered 1 of 3 scored questions, so there is no result yet.',
        paragraphs: ['Szép munka.'],
      },
      position: null,
      firstSteps: { items: [] },
      plan: { periods: [] },
      sections: [],
      overview: { rows: [] },
      breakdown: {
        areas: [
          {
            rows: [
              ['Booking? (No answer)', '–'],
              ['Reminders? (Your answer could not be matched to the choices)', '–'],
            ],
          },
        ],
      },
    });
    const drawn = readPdfStructure(await drawPdf(content, new Date()));
    expect({ unmarked: drawn.unmarked, misplaced: drawn.misplaced }).toEqual({ unmarked: 0, misplaced: [] });
    // Without the gauge there is no picture.
    expect((await drawPdf(content, new Date())).toString('latin1')).not.toContain('/S /Figure');
  });
});
