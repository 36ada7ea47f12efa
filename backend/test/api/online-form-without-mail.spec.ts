import { FormGround } from '../make/form-ground.js';
import { expectStatus } from '../make/questionnaires.js';

describe('An online form where no mail service is connected', () => {
  const ground = new FormGround();
  beforeAll(() => ground.start({ withMail: false }));
  afterAll(() => ground.stop());
  beforeEach(() => ground.newForm());

  it('takes a response, asks nobody to look for an e-mail and promises none', async () => {
    const one = ground.someone();
    await one.save([{ questionId: ground.asked[0]!.questionId, options: [1] }]);
    await one.takeTime();
    const sent = expectStatus(await one.submit(), 200);
    expect(sent).toMatchObject({ goesOut: false, confirmAddress: false, isMailable: true });
    expect(await ground.rows()).toHaveLength(1);
  });
});
