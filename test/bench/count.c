/* The hand counter of src/scoring in C, as the limit of what its design can do. Prints nanoseconds a hand as JSON. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint16_t words[52 << 6];
static uint16_t rows[91 << 7];
static uint8_t points[1820 * 14];

static int value(int rank) { return rank > 9 ? 10 : rank + 1; }

/* What five ranks are worth in fifteens, pairs and runs. */
static int worth(const int *ranks) {
  int n[14] = {0}, sum = 0;
  for (int i = 0; i < 5; i++) n[ranks[i]]++;
  for (int set = 1; set < 32; set++) {
    int total = 0;
    for (int i = 0; i < 5; i++)
      if (set >> i & 1) total += value(ranks[i]);
    if (total == 15) sum += 2;
  }
  for (int rank = 0, length = 0, copies = 1; rank < 14; rank++) {
    sum += n[rank] * (n[rank] - 1);
    if (n[rank] > 0) {
      length++;
      copies *= n[rank];
      continue;
    }
    if (length >= 3) sum += length * copies;
    length = 0;
    copies = 1;
  }
  return sum;
}

static void build(void) {
  int pair[13][13], next = 0, row = 0;
  for (int a = 0; a < 13; a++)
    for (int b = a; b < 13; b++) pair[a][b] = pair[b][a] = next++;
  for (int a = 0; a < 52; a++)
    for (int b = 0; b < 52; b++) {
      int word = pair[a >> 2][b >> 2];
      if (((a ^ b) & 3) == 0) word |= 1 << (7 + (a & 3));
      if (a >> 2 == 10) word |= 1 << (11 + (a & 3));
      if (b >> 2 == 10) word |= 1 << (11 + (b & 3));
      words[a << 6 | b] = word;
    }
  for (int a = 0; a < 13; a++)
    for (int b = a; b < 13; b++)
      for (int c = b; c < 13; c++)
        for (int d = c; d < 13; d++, row += 14) {
          int p[3][2] = {{pair[a][b], pair[c][d]}, {pair[a][c], pair[b][d]}, {pair[a][d], pair[b][c]}};
          for (int i = 0; i < 3; i++) rows[p[i][0] << 7 | p[i][1]] = rows[p[i][1] << 7 | p[i][0]] = row;
          for (int e = 0; e < 13; e++) points[row + e] = worth((int[]){a, b, c, d, e});
        }
}

static inline int count_inline(int a, int b, int c, int d, int starter) {
  int x = words[a << 6 | b], y = words[c << 6 | d];
  int nobs = (x | y) >> (11 + (starter & 3)) & 1;
  int sum = points[rows[(x & 127) << 7 | (y & 127)] + (starter >> 2)] + nobs;
  int suited = x & y & (15 << 7);
  return suited == 0 ? sum : sum + 4 + (suited >> (7 + (starter & 3)) & 1);
}

/* As a library offers it: a function that is called. */
__attribute__((noinline)) static int count(int a, int b, int c, int d, int starter) {
  return count_inline(a, b, c, d, starter);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

#define SWEEP(counter)                                             \
  for (int a = 0; a < 49; a++)                                     \
    for (int b = a + 1; b < 50; b++)                               \
      for (int c = b + 1; c < 51; c++)                             \
        for (int d = c + 1; d < 52; d++)                           \
          for (int e = 0; e < 52; e++)                             \
            if (e != a && e != b && e != c && e != d) sum += counter(a, b, c, d, e);

int main(void) {
  enum { HANDS = 1 << 18, ROUNDS = 16 };
  static uint8_t cards[HANDS * 5], out[HANDS];
  uint32_t seed = 1;
  long sum = 0;
  build();
  for (int i = 0; i < HANDS; i++)
    for (int k = 0; k < 5;) {
      seed = seed * 1664525u + 1013904223u;
      int card = (seed >> 8) % 52, fresh = 1;
      for (int j = 0; j < k; j++) fresh &= cards[i * 5 + j] != card;
      if (fresh) cards[i * 5 + k++] = card;
    }
  double t0 = now();
  SWEEP(count)
  double t1 = now();
  SWEEP(count_inline)
  double t2 = now();
  for (int r = 0; r < ROUNDS; r++)
    for (int i = 0; i < HANDS * 5; i += 5) sum += count(cards[i], cards[i + 1], cards[i + 2], cards[i + 3], cards[i + 4]);
  double t3 = now();
  for (int r = 0; r < ROUNDS; r++)
    for (int i = 0, at = 0; i < HANDS; i++, at += 5)
      out[i] = count_inline(cards[at], cards[at + 1], cards[at + 2], cards[at + 3], cards[at + 4]);
  double t4 = now();
  printf("{\"sweep\":%f,\"inlined\":%f,\"random\":%f,\"batch\":%f,\"sum\":%ld}\n", (t1 - t0) / 12994800,
         (t2 - t1) / 12994800, (t3 - t2) / HANDS / ROUNDS, (t4 - t3) / HANDS / ROUNDS, sum + out[7]);
  return sum == 0;
}
